// swift-format-ignore-file

/// The tables of `Sources/IBScene/Tables`, written by `tools/ibt-dev numbers`. Columns: control, variant, metric, from, before, value, source.
enum NumberTexts {
  static let all: [(table: MeasuredNumber.Table, text: StaticString)] = [
    (.appKit, appKit),
    (.uiKit, uiKit),
    (.bars, bars),
    (.margins, margins),
    (.symbols, symbols),
    (.fonts, fonts),
  ]

  private static let appKit: StaticString = """
    any control	-	insets	macOS 26	-	0 0 0 0	measured
    bezel disclosure	regular	size	-	-	13 13	assumed
    bezel disclosure	regular	size	macOS 26	-	16 16	assumed
    bezel helpButton	mini	size	-	-	18 19	assumed
    bezel helpButton	small	size	-	-	18 19	assumed
    bezel helpButton	regular	size	-	-	25 25	measured
    bezel helpButton	regular	size	macOS 26	-	24 24	assumed
    bezel inline	regular	height	-	-	17	assumed
    bezel inline	regular	height	macOS 11	-	18	assumed
    bezel inline	regular	padding	-	-	16	assumed
    bezel inline	regular	padding	macOS 26	-	6	assumed
    bezel plain	regular	padding	-	-	4	assumed
    bezel recessed	mini	height	-	-	14	assumed
    bezel recessed	mini	height	macOS 26	-	16	assumed
    bezel recessed	small	height	-	-	17	measured
    bezel recessed	small	height	macOS 26	-	16	assumed
    bezel recessed	regular	height	-	-	19	assumed
    bezel recessed	regular	height	macOS 26	-	20	assumed
    bezel recessed	mini	padding	-	-	12	assumed
    bezel recessed	small	padding	-	-	14	assumed
    bezel recessed	regular	padding	-	-	16	assumed
    bezel rounded	mini	height	-	-	16	assumed
    bezel rounded	small	height	-	-	28	assumed
    bezel rounded	small	height	macOS 26	-	20	assumed
    bezel rounded	regular	height	-	-	32	measured
    bezel rounded	regular	height	macOS 26	-	24	measured
    bezel rounded	large	height	-	-	32	assumed
    bezel rounded	large	height	macOS 11	-	40	measured
    bezel rounded	large	height	macOS 26	-	28	measured
    bezel rounded	mini	padding	-	-	28	assumed
    bezel rounded	mini	padding	macOS 11	-	24	assumed
    bezel rounded	mini	padding	macOS 26	-	16	assumed
    bezel rounded	small	padding	-	-	26	assumed
    bezel rounded	small	padding	macOS 11	-	28	assumed
    bezel rounded	small	padding	macOS 26	-	20	assumed
    bezel rounded	regular	padding	-	-	40	measured
    bezel rounded	regular	padding	macOS 11	-	34	measured
    bezel rounded	regular	padding	macOS 26	-	24	measured
    bezel rounded	large	padding	-	-	40	assumed
    bezel rounded	large	padding	macOS 11	-	32	measured
    bezel rounded	large	padding	macOS 26	-	28	measured
    bezel roundedDisclosure	regular	size	-	-	29 26	assumed
    bezel roundedRect	mini	height	-	-	14	assumed
    bezel roundedRect	small	height	-	-	17	assumed
    bezel roundedRect	small	height	macOS 26	-	16	assumed
    bezel roundedRect	regular	height	-	-	19	measured
    bezel roundedRect	regular	height	macOS 26	-	24	assumed
    bezel roundedRect	mini	padding	-	-	12	assumed
    bezel roundedRect	small	padding	-	-	13	assumed
    bezel roundedRect	regular	padding	-	-	14	measured
    bezel roundedRect	regular	padding	macOS 26	-	24	assumed
    bezel square	regular	padding	-	-	22	assumed
    bezel textured	mini	height	-	-	15	assumed
    bezel textured	mini	height	macOS 26	-	16	assumed
    bezel textured	small	height	-	-	18	assumed
    bezel textured	small	height	macOS 11	-	19	assumed
    bezel textured	small	height	macOS 26	-	20	assumed
    bezel textured	regular	height	-	-	25	measured
    bezel textured	regular	height	macOS 11	-	23	assumed
    bezel textured	large	height	-	-	25	assumed
    bezel textured	large	height	macOS 11	-	23	assumed
    bezel textured	large	height	macOS 26	-	28	assumed
    bezel textured	mini	padding	-	-	16	assumed
    bezel textured	small	padding	-	-	18	assumed
    bezel textured	small	padding	macOS 11	-	14	assumed
    bezel textured	small	padding	macOS 26	-	20	assumed
    bezel textured	regular	padding	-	-	22	assumed
    bezel textured	regular	padding	macOS 11	-	17	assumed
    bezel textured	large	padding	-	-	22	assumed
    bezel textured	large	padding	macOS 26	-	28	assumed
    box secondary	regular	insets	-	-	2 3 4 3	assumed
    box secondary	regular	insets	macOS 26	-	2 3 4 3	assumed
    box titled	regular	insets	-	-	0 3 4 3	measured
    box untitled	regular	insets	-	-	2 3 4 3	measured
    button bevel regularSquare bordered	regular	insets	-	-	2 2 3 2	measured
    button bevel regularSquare bordered	regular	insets	macOS 11	-	3 0 4 0	measured
    button bevel regularSquare bordered	large	insets	-	-	2 2 3 2	assumed
    button bevel regularSquare bordered	large	insets	macOS 11	-	3 3 4 3	assumed
    button check regularSquare	mini	insets	-	-	0 0 0 0	assumed
    button check regularSquare	mini	insets	macOS 11	-	0 0 -1 0	assumed
    button check regularSquare	small	insets	-	-	3 3 3 2	measured
    button check regularSquare	small	insets	macOS 11	-	1 1 1 0	measured
    button check regularSquare	regular	insets	-	-	2 2 2 2	measured
    button check regularSquare	regular	insets	macOS 11	-	1 2 1 0	measured
    button check regularSquare	large	insets	-	-	2 2 2 2	assumed
    button check regularSquare	large	insets	macOS 11	-	2.5 3 2.5 3	assumed
    button check regularSquare	mini	baseline	-	-	2	assumed
    button check regularSquare	mini	baseline	macOS 11	-	3	assumed
    button check regularSquare	mini	baseline	macOS 26	-	2	assumed
    button check regularSquare	small	baseline	-	-	2	assumed
    button check regularSquare	small	baseline	macOS 11	-	3	assumed
    button check regularSquare	small	baseline	macOS 26	-	2	assumed
    button check regularSquare	regular	baseline	-	-	2	assumed
    button check regularSquare	regular	baseline	macOS 11	-	3	measured
    button check regularSquare	large	baseline	-	-	2	assumed
    button check regularSquare	large	baseline	macOS 11	-	3	assumed
    button check untitled	regular	insets	-	-	2 2 2 0	assumed
    button help helpButton	small	insets	-	-	1 2 3 2	assumed
    button help helpButton	small	insets	macOS 11	-	1 1 2 1	assumed
    button help helpButton	small	insets	macOS 26	-	1 1 2 1	assumed
    button help helpButton	regular	insets	-	-	0 2 4 2	measured
    button help helpButton	regular	insets	macOS 11	-	1 3 4 2	measured
    button help helpButton	regular	insets	macOS 26	-	1 0 0 2	assumed
    button help helpButton	small	baseline	macOS 11	-	4	assumed
    button help helpButton	regular	baseline	macOS 11	-	6	assumed
    button help helpButton	regular	baseline	macOS 26	-	7	assumed
    button inline inline	regular	insets	-	-	0 0 1 0	measured
    button inline inline	regular	insets	macOS 11	-	0 0 0 0	assumed
    button inline inline	regular	baseline	-	-	4	assumed
    button inline inline	regular	baseline	macOS 11	-	5	assumed
    button inline inline	regular	baseline	macOS 26	-	3	assumed
    button push rounded	mini	insets	-	-	0 1 2 1	assumed
    button push rounded	mini	insets	macOS 11	-	1 2 2 2	measured
    button push rounded	small	insets	-	-	3 5 6 5	measured
    button push rounded	small	insets	macOS 11	-	4 6 7 6	measured
    button push rounded	regular	insets	-	-	4 6 7 6	measured
    button push rounded	regular	insets	macOS 11	-	5 7 7 7	measured
    button push rounded	large	insets	-	-	4 6 7 6	assumed
    button push rounded	large	insets	macOS 11	-	6 6 6 6	measured
    button push rounded	mini	baseline	-	-	4	assumed
    button push rounded	small	baseline	-	-	5	assumed
    button push rounded	small	baseline	macOS 11	-	4	assumed
    button push rounded	small	baseline	macOS 26	-	5	assumed
    button push rounded	regular	baseline	-	-	6	measured
    button push rounded	regular	baseline	macOS 26	-	7	measured
    button push rounded	large	baseline	-	-	6	assumed
    button push rounded	large	baseline	macOS 11	-	10	assumed
    button push rounded	large	baseline	macOS 26	-	9	assumed
    button radio regularSquare	small	insets	-	-	1 1 1 2	assumed
    button radio regularSquare	small	insets	macOS 11	-	1 1 0 0	assumed
    button radio regularSquare	regular	insets	-	-	1 1 1 2	measured
    button radio regularSquare	regular	insets	macOS 11	-	1 2 1 0	measured
    button radio regularSquare	large	insets	-	-	1 1 1 2	assumed
    button radio regularSquare	large	insets	macOS 11	-	1.5 3 2.5 3	assumed
    button radio regularSquare	small	baseline	-	-	2	assumed
    button radio regularSquare	small	baseline	macOS 11	-	3	assumed
    button radio regularSquare	small	baseline	macOS 26	-	2	assumed
    button radio regularSquare	regular	baseline	-	-	2	assumed
    button radio regularSquare	regular	baseline	macOS 11	-	3	measured
    button radio regularSquare	large	baseline	-	-	2	assumed
    button radio regularSquare	large	baseline	macOS 11	-	3	assumed
    button recessed recessed bordered	regular	insets	-	-	0 0 1 0	assumed
    button recessed recessed bordered	regular	baseline	-	-	4	assumed
    button round circular bordered	regular	insets	-	-	3 6 9 7	assumed
    button roundRect roundedRect	regular	insets	-	-	0 0 1 0	assumed
    button roundRect roundedRect	regular	insets	macOS 11	-	0 0 0 0	assumed
    button roundRect roundedRect	regular	insets	macOS 26	-	0 0 0 0	assumed
    button roundRect roundedRect	regular	baseline	-	-	5	assumed
    button roundRect roundedRect bordered	small	insets	-	-	0 0 1 0	assumed
    button roundRect roundedRect bordered	regular	insets	-	-	0 0 1 0	measured
    button roundRect roundedRect bordered	small	baseline	-	-	4	assumed
    button roundRect roundedRect bordered	small	baseline	macOS 26	-	6	assumed
    button roundRect roundedRect bordered	regular	baseline	-	-	5	assumed
    button roundTextured texturedRounded bordered	regular	insets	-	-	1 0 2 0	assumed
    button roundTextured texturedRounded bordered	regular	insets	macOS 11	-	1 1 2 1	measured
    button smallSquare smallSquare bordered	regular	insets	-	-	1 0 1 0	measured
    button smallSquare smallSquare bordered	regular	insets	macOS 26	-	1 0 1 0	assumed
    button squareTextured texturedSquare bordered	regular	insets	-	-	1 1 2 1	assumed
    buttonCell check regularSquare	regular	lookHeights	-	macOS 26	18	assumed
    buttonCell check regularSquare	regular	lookHeights	macOS 26	-	16	assumed
    buttonCell check regularSquare	small	lookHeights	-	macOS 26	16 18	assumed
    buttonCell check regularSquare	small	lookHeights	macOS 26	-	14	assumed
    buttonCell check regularSquare	large	lookHeights	-	macOS 26	22	assumed
    buttonCell check regularSquare	large	lookHeights	macOS 26	-	20	assumed
    buttonCell help helpButton	regular	lookHeights	-	macOS 26	25	assumed
    buttonCell help helpButton	regular	lookHeights	macOS 26	-	24 20	assumed
    buttonCell push rounded	regular	lookHeights	-	macOS 26	32	assumed
    buttonCell push rounded	regular	lookHeights	macOS 26	-	24	assumed
    buttonCell push rounded	small	lookHeights	-	macOS 26	27 28	assumed
    buttonCell push rounded	small	lookHeights	macOS 26	-	20	assumed
    buttonCell push rounded	large	lookHeights	-	macOS 26	40	assumed
    buttonCell push rounded	large	lookHeights	macOS 26	-	28	assumed
    buttonCell radio regularSquare	regular	lookHeights	-	macOS 26	18	assumed
    buttonCell radio regularSquare	regular	lookHeights	macOS 26	-	16	assumed
    check box	mini	height	-	-	14	assumed
    check box	mini	height	macOS 11	-	12	assumed
    check box	small	height	-	-	18	assumed
    check box	small	height	macOS 11	-	16	measured
    check box	small	height	macOS 26	-	14	measured
    check box	regular	height	-	-	18	measured
    check box	regular	height	macOS 26	-	16	measured
    check box	large	height	-	-	18	assumed
    check box	large	height	macOS 11	-	22	assumed
    check box	large	height	macOS 26	-	18	assumed
    check box	mini	padding	-	-	19	assumed
    check box	mini	padding	macOS 11	-	15	assumed
    check box	small	padding	-	-	22	assumed
    check box	small	padding	macOS 11	-	20	measured
    check box	small	padding	macOS 26	-	18	measured
    check box	regular	padding	-	-	22	measured
    check box	regular	padding	macOS 11	-	26	measured
    check box	regular	padding	macOS 26	-	22	measured
    check box	large	padding	-	-	22	assumed
    check box	large	padding	macOS 11	-	29	assumed
    check box	large	padding	macOS 26	-	24	measured
    check box	mini	untitled	-	-	19	assumed
    check box	mini	untitled	macOS 11	-	12	assumed
    check box	mini	untitled	macOS 26	-	14	assumed
    check box	small	untitled	-	-	22	assumed
    check box	small	untitled	macOS 11	-	14	assumed
    check box	regular	untitled	-	-	22	assumed
    check box	regular	untitled	macOS 11	-	18	assumed
    check box	regular	untitled	macOS 26	-	16	assumed
    check box	large	untitled	-	-	22	assumed
    check box	large	untitled	macOS 26	-	18	assumed
    colorWell	regular	size	-	-	44 23	assumed
    colorWell	regular	size	macOS 11	-	44 28	assumed
    colorWell	regular	size	macOS 26	-	38 24	assumed
    colorWell	regular	insets	-	-	0 0 0 0	assumed
    colorWell	regular	insets	macOS 11	-	2 3 2 3	measured
    colorWell	regular 23	insets	-	-	0 0 0 0	assumed
    colorWell	regular 23	insets	macOS 26	-	0 0 0 0	assumed
    colorWell	regular	baseline	macOS 11	macOS 26	8	assumed
    comboBox	mini	height	-	-	17	assumed
    comboBox	mini	height	macOS 26	-	16	assumed
    comboBox	small	height	-	-	22	assumed
    comboBox	small	height	macOS 26	-	20	assumed
    comboBox	regular	height	-	-	26	measured
    comboBox	regular	height	macOS 26	-	24	measured
    comboBox	large	height	-	-	26	assumed
    comboBox	large	height	macOS 11	-	28	assumed
    comboBox	regular	insets	-	-	2 0 4 3	measured
    comboBox	regular	insets	macOS 11	-	1 0 4 3	assumed
    comboBox	regular 23	insets	-	-	1 1 2 3	assumed
    comboBox	regular	baseline	-	-	6	assumed
    comboBox	regular	baseline	macOS 11	-	5	assumed
    comboBox	regular	baseline	macOS 26	-	6	assumed
    comboBox	regular 23	baseline	-	-	6	assumed
    comboBox	regular 23	baseline	macOS 11	-	5	assumed
    comboBox	regular 23	baseline	macOS 26	-	6	assumed
    comboBoxCell push rounded	regular	lookHeights	-	macOS 26	25 26	assumed
    comboBoxCell push rounded	regular	lookHeights	macOS 26	-	24	assumed
    datePicker clockAndCalendar	regular	size	-	-	139 148	assumed
    datePicker textField	regular	size	-	-	85 22	assumed
    datePicker textField	regular	size	macOS 11	-	85 25	assumed
    datePicker textFieldAndStepper	regular	size	-	-	86 27	assumed
    datePicker textFieldAndStepper	regular	size	macOS 11	-	86 28	assumed
    datePicker textFieldAndStepper	regular	insets	-	-	4 0 0 3	assumed
    datePicker textFieldAndStepper	regular	baseline	-	-	6	assumed
    datePicker textFieldAndStepper	regular	baseline	macOS 11	-	7	assumed
    text field	regular	padding	-	-	4	measured
    text field	regular	bezel	-	-	5	measured
    text field	regular	bezel	macOS 26	-	8	measured
    text field	regular	border	-	-	6	assumed
    field	small	insets	-	-	0 0 0 0	assumed
    field	regular	insets	-	-	0 0 0 0	measured
    field	large	insets	-	-	0 0 0 0	assumed
    field	small	baseline	-	-	6	assumed
    field	small	baseline	macOS 11	-	5	assumed
    field	small	baseline	macOS 26	-	6	assumed
    field	regular	baseline	-	-	6	measured
    field	regular	baseline	macOS 26	-	7	measured
    field	large	baseline	-	-	6	assumed
    field	large	baseline	macOS 11	-	5	assumed
    field	large	baseline	macOS 26	-	9	assumed
    text field, centered	regular	padding	-	-	8	measured
    imageView framed	regular	insets	-	-	3 3 3 3	measured
    imageView framed	regular	insets	macOS 26	-	3 3 3 3	assumed
    label	regular	insets	-	-	0 2 0 2	measured
    label	regular	insets	macOS 26	-	0 2 0 2	measured
    levelIndicator	regular	height	-	-	18	assumed
    levelIndicator	regular	insets	-	-	0 0 0 0	assumed
    levelIndicator	regular	insets	macOS 11	-	0 0 2 0	measured
    levelIndicator	regular	insets	macOS 26	-	0 0 2 0	assumed
    text line	10	height	-	-	13	measured
    text line	11	height	-	-	14	measured
    text line	12	height	-	-	15	measured
    text line	13	height	-	-	17	measured
    text line	13	height	macOS 11	-	16	measured
    text line	14	height	-	-	17	assumed
    text line	15	height	-	-	19	assumed
    text line	16	height	-	-	19	assumed
    text line	7	height	-	-	9	assumed
    text line	8	height	-	-	10	assumed
    text line	9	height	-	-	11	assumed
    pathControl	mini	height	-	-	16	assumed
    pathControl	small	height	-	-	20	measured
    pathControl	regular	height	-	-	22	measured
    pathControl	regular	height	macOS 26	-	24	assumed
    pop-up button	mini	height	-	-	15	assumed
    pop-up button	mini	height	macOS 26	-	16	assumed
    pop-up button	small	height	-	-	22	measured
    pop-up button	small	height	macOS 26	-	20	assumed
    pop-up button	regular	height	-	-	25	measured
    pop-up button	regular	height	macOS 26	-	24	measured
    pop-up button	large	height	-	-	25	assumed
    pop-up button	large	height	macOS 11	-	32	assumed
    pop-up button	large	height	macOS 26	-	28	assumed
    pop-up button	mini	padding	-	-	28	assumed
    pop-up button	mini	padding	macOS 26	-	26	assumed
    pop-up button	small	padding	-	-	33	assumed
    pop-up button	small	padding	macOS 11	-	32	measured
    pop-up button	small	padding	macOS 26	-	38	assumed
    pop-up button	regular	padding	-	-	38	measured
    pop-up button	regular	padding	macOS 11	-	39	measured
    pop-up button	regular	padding	macOS 26	-	47	measured
    pop-up button	large	padding	-	-	38	assumed
    pop-up button	large	padding	macOS 11	-	44	assumed
    pop-up button	large	padding	macOS 26	-	40	assumed
    pop-up button, recessed	regular	padding	-	-	24	assumed
    popUpButton recessed bordered	regular	insets	-	-	0 0 1 0	assumed
    popUpButton regularSquare	regular	insets	-	-	0 5 0 0	assumed
    popUpButton regularSquare	regular	insets	macOS 26	-	0 5 0 0	assumed
    popUpButton regularSquare bordered	regular	insets	-	-	2 2 3 2	assumed
    popUpButton regularSquare bordered	regular	insets	macOS 11	-	3 3 4 3	assumed
    popUpButton rounded	regular	insets	-	-	0 5 0 0	assumed
    popUpButton rounded	regular	insets	macOS 26	-	0 5 0 0	assumed
    popUpButton rounded bordered	mini	insets	-	-	0 1 0 1	assumed
    popUpButton rounded bordered	mini	insets	macOS 11	-	0 2 1 3	assumed
    popUpButton rounded bordered	small	insets	-	-	1 3 3 3	assumed
    popUpButton rounded bordered	small	insets	macOS 11	-	2 4 4 4	measured
    popUpButton rounded bordered	regular	insets	-	-	2 2 3 3	measured
    popUpButton rounded bordered	regular	insets	macOS 11	-	1 3 4 4	assumed
    popUpButton rounded bordered	regular 25	insets	-	-	1 2 3 3	measured
    popUpButton rounded bordered	regular 25	insets	macOS 11	-	1 3 4 4	measured
    popUpButton rounded bordered	large	insets	-	-	2 2 3 3	assumed
    popUpButton rounded bordered	large	insets	macOS 11	-	6 5 6 5	assumed
    popUpButton rounded bordered	mini	baseline	-	-	4	assumed
    popUpButton rounded bordered	mini	baseline	macOS 11	-	5	assumed
    popUpButton rounded bordered	mini	baseline	macOS 26	-	4	assumed
    popUpButton rounded bordered	small	baseline	-	-	4	assumed
    popUpButton rounded bordered	small	baseline	macOS 26	-	6	assumed
    popUpButton rounded bordered	regular	baseline	-	-	6	assumed
    popUpButton rounded bordered	regular	baseline	macOS 26	-	7	measured
    popUpButton rounded bordered	regular 25	baseline	-	-	6	measured
    popUpButton rounded bordered	regular 25	baseline	macOS 26	-	7	assumed
    popUpButton rounded bordered	large	baseline	-	-	6	assumed
    popUpButton rounded bordered	large	baseline	macOS 11	-	10	assumed
    popUpButton rounded bordered	large	baseline	macOS 26	-	9	assumed
    popUpButton roundedRect	regular	insets	-	-	0 5 0 0	assumed
    popUpButton roundedRect	regular	insets	macOS 26	-	0 5 0 0	assumed
    popUpButton roundedRect bordered	small	insets	-	-	0 0 1 0	assumed
    popUpButton roundedRect bordered	regular	insets	-	-	0 0 1 0	assumed
    popUpButton roundedRect bordered	small	baseline	-	-	4	assumed
    popUpButton roundedRect bordered	regular	baseline	-	-	5	assumed
    popUpButton smallSquare bordered	regular	insets	-	-	1 0 1 0	assumed
    popUpButton smallSquare bordered	regular	insets	macOS 26	-	1 0 1 0	assumed
    popUpButton texturedRounded	regular	insets	-	-	1 5 2 0	assumed
    popUpButton texturedRounded	regular	insets	macOS 26	-	1 5 2 0	assumed
    popUpButton texturedRounded bordered	regular	insets	-	-	1 0 2 0	assumed
    popUpButton texturedRounded bordered	regular	insets	macOS 11	-	1 3 4 4	assumed
    popUpButtonCell push rounded	regular	lookHeights	-	macOS 26	25 26	assumed
    popUpButtonCell push rounded	regular	lookHeights	macOS 26	-	24	assumed
    popUpButtonCell push rounded	small	lookHeights	-	macOS 26	22	assumed
    popUpButtonCell push rounded	small	lookHeights	macOS 26	-	20	assumed
    popUpButtonCell roundTextured texturedRounded	regular	lookHeights	-	macOS 26	25	assumed
    popUpButtonCell roundTextured texturedRounded	regular	lookHeights	macOS 26	-	24	assumed
    progressIndicator bar	mini	height	-	-	12	assumed
    progressIndicator bar	small	height	-	-	12	assumed
    progressIndicator bar	regular	height	-	-	20	measured
    progressIndicator bar	regular	insets	-	-	1 0 1 0	measured
    progressIndicator bar	regular	insets	macOS 26	-	1 0 1 0	assumed
    progressIndicator spinning	mini	size	-	-	16 16	assumed
    progressIndicator spinning	small	size	-	-	16 16	measured
    progressIndicator spinning	regular	size	-	-	32 32	measured
    searchField	mini	height	-	-	17	assumed
    searchField	mini	height	macOS 26	-	16	assumed
    searchField	small	height	-	-	19	assumed
    searchField	small	height	macOS 26	-	20	assumed
    searchField	regular	height	-	-	22	measured
    searchField	regular	height	macOS 26	-	24	measured
    searchField	large	height	-	-	22	assumed
    searchField	large	height	macOS 11	-	28	assumed
    segmented control	mini	height	-	-	16	assumed
    segmented control	small	height	-	-	20	assumed
    segmented control	regular	height	-	-	24	measured
    segmented control	large	height	-	-	24	assumed
    segmented control	large	height	macOS 11	-	32	assumed
    segmented control	large	height	macOS 26	-	28	assumed
    segmented control	regular	padding	-	-	24	assumed
    segmented control	regular	edges	-	-	5	measured
    segmentedControl roundRect	regular	insets	-	-	0 0 1 0	assumed
    segmentedControl roundRect	regular	insets	macOS 11	-	1 1 1 1	assumed
    segmentedControl rounded	mini	insets	-	-	0 -1 0 0	assumed
    segmentedControl rounded	mini	insets	macOS 11	-	0 2 0 2	assumed
    segmentedControl rounded	small	insets	-	-	1 2 2 2	assumed
    segmentedControl rounded	regular	insets	-	-	1 2 2 2	assumed
    segmentedControl rounded	regular	insets	macOS 11	-	2 3 2 2	assumed
    segmentedControl rounded	regular 23	insets	-	-	1 2 2 2	assumed
    segmentedControl rounded	regular 23	insets	macOS 11	-	1 2 1 2	assumed
    segmentedControl rounded	regular 24	insets	-	-	1 2 2 2	measured
    segmentedControl rounded	regular 24	insets	macOS 11	-	1 2 1 2	measured
    segmentedControl rounded	small	baseline	-	-	5	assumed
    segmentedControl rounded	regular	baseline	-	-	6	assumed
    segmentedControl rounded	regular	baseline	macOS 26	-	7	assumed
    segmentedControl rounded	regular 23	baseline	-	-	6	assumed
    segmentedControl rounded	regular 23	baseline	macOS 26	-	7	assumed
    segmentedControl rounded	regular 24	baseline	-	-	6	assumed
    segmentedControl rounded	regular 24	baseline	macOS 26	-	7	assumed
    segmentedControl separated	regular	insets	-	-	1 2 2 2	assumed
    segmentedControl separated	regular	insets	macOS 11	-	1 3 2 3	assumed
    segmentedControl smallSquare	regular	edges	-	-	1	assumed
    segmentedControl texturedRounded	regular	edges	-	-	1	assumed
    segmentedControl texturedRounded	regular	insets	-	-	0 0 1 0	assumed
    segmentedControl texturedRounded	regular	insets	macOS 11	-	1 1 2 1	assumed
    segmentedControl texturedSquare	regular	edges	-	-	1	assumed
    segmentedControl texturedSquare	regular	insets	-	-	0 0 1 0	assumed
    segmentedControl texturedSquare	regular	insets	macOS 11	-	1 1 2 1	assumed
    separator line	regular	size	-	-	5 5	measured
    separator horizontal	regular	insets	-	-	2 0 2 0	measured
    separator horizontal	regular	insets	macOS 26	-	2 0 2 0	measured
    separator vertical	regular	insets	-	-	0 2 0 2	measured
    separator vertical	regular	insets	macOS 26	-	0 2 0 2	assumed
    slider	mini	height	-	-	11	assumed
    slider	mini	height	macOS 11	-	12	assumed
    slider	small	height	-	-	15	assumed
    slider	small	height	macOS 11	-	20	measured
    slider	small	height	macOS 26	-	16	assumed
    slider	regular	height	-	-	19	measured
    slider	regular	height	macOS 11	-	28	measured
    slider	regular	height	macOS 26	-	20	assumed
    slider	large	height	-	-	19	assumed
    slider	large	height	macOS 11	-	28	assumed
    slider	large	height	macOS 26	-	24	assumed
    slider	mini	insets	-	-	0 0 0 0	assumed
    slider	mini	insets	macOS 11	-	2 2 1 2	assumed
    slider	small	insets	-	-	1 0 1 0	assumed
    slider	small	insets	macOS 11	-	2 2 2 2	measured
    slider	regular	insets	-	-	2 2 2 2	measured
    slider	regular	insets	macOS 11	-	2 2 6 2	measured
    slider	small	baseline	macOS 11	macOS 26	4	assumed
    slider	regular	baseline	macOS 11	-	6	assumed
    slider	regular	baseline	macOS 26	-	2	assumed
    slider above	mini	insets	-	-	0 0 0 0	assumed
    slider above	mini	insets	macOS 11	-	2 2 0 2	assumed
    slider above	small	insets	-	-	0 0 1 0	assumed
    slider above	small	insets	macOS 11	-	2 2 2 2	assumed
    slider above	regular	insets	-	-	0 2 2 2	measured
    slider above	regular	insets	macOS 11	-	2 2 6 2	assumed
    slider above	small	baseline	-	-	2	assumed
    slider above	small	baseline	macOS 11	macOS 26	4	assumed
    slider above	regular	baseline	macOS 11	-	6	assumed
    slider above	regular	baseline	macOS 26	-	2	measured
    slider below	mini	insets	-	-	0 0 0 0	assumed
    slider below	mini	insets	macOS 11	-	1 2 0 2	assumed
    slider below	small	insets	-	-	0 0 1 0	assumed
    slider below	small	insets	macOS 11	-	2 2 2 2	assumed
    slider below	regular	insets	-	-	2 2 1 2	measured
    slider below	regular	insets	macOS 11	-	2 2 6 2	measured
    slider below	small	baseline	-	-	2	assumed
    slider below	small	baseline	macOS 11	macOS 26	4	assumed
    slider below	regular	baseline	macOS 11	-	6	assumed
    slider below	regular	baseline	macOS 26	-	2	assumed
    slider circular	regular	size	-	-	28 28	assumed
    slider circular	regular	size	macOS 26	-	24 24	assumed
    slider ticked	mini	height	-	-	17	assumed
    slider ticked	small	height	-	-	17	assumed
    slider ticked	small	height	macOS 11	-	20	assumed
    slider ticked	small	height	macOS 26	-	16	assumed
    slider ticked	regular	height	-	-	24	measured
    slider ticked	regular	height	macOS 11	-	28	measured
    slider ticked	regular	height	macOS 26	-	16	measured
    slider ticked	large	height	-	-	17	assumed
    slider ticked	large	height	macOS 11	-	28	assumed
    slider ticked	large	height	macOS 26	-	24	assumed
    sliderCell push rounded	regular	lookHeights	-	macOS 26	28	assumed
    sliderCell push rounded	regular	lookHeights	macOS 26	-	16 20	assumed
    stepper	mini	size	-	-	13 18	assumed
    stepper	mini	size	macOS 26	-	14 16	assumed
    stepper	small	size	-	-	15 22	assumed
    stepper	small	size	macOS 26	-	16 20	assumed
    stepper	regular	size	-	-	19 27	assumed
    stepper	regular	size	macOS 11	-	19 28	assumed
    stepper	regular	size	macOS 26	-	20 26	assumed
    stepper	large	size	-	-	19 27	assumed
    stepper	large	size	macOS 11	-	19 28	assumed
    stepper	large	size	macOS 26	-	22 28	assumed
    stepper	small	insets	-	-	1 2 3 2	assumed
    stepper	small	insets	macOS 11	-	-1 2 0 2	assumed
    stepper	regular	insets	-	-	2 3 3 3	assumed
    stepper	regular	insets	macOS 11	-	4 3 3 3	assumed
    stepper	regular	baseline	macOS 26	-	8	assumed
    switch	mini	size	-	-	26 15	assumed
    switch	mini	size	macOS 11	-	26 16	assumed
    switch	mini	size	macOS 26	-	36 16	assumed
    switch	small	size	-	-	32 18	assumed
    switch	small	size	macOS 11	-	32 20	assumed
    switch	small	size	macOS 26	-	45 20	assumed
    switch	regular	size	-	-	38 21	assumed
    switch	regular	size	macOS 11	-	42 25	measured
    switch	regular	size	macOS 26	-	54 24	assumed
    switch	large	size	-	-	38 21	assumed
    switch	large	size	macOS 11	-	42 25	assumed
    switch	large	size	macOS 26	-	64 28	assumed
    switch	regular	insets	-	-	1 2 2 2	measured
    switch	regular	baseline	-	macOS 26	9	assumed
    tab view	small	insets	-	-	6 7 10 7	assumed
    tab view	small	insets	macOS 11	-	3 7 10 7	assumed
    tab view	small	insets	macOS 26	-	3 7 10 7	assumed
    tab view	regular	insets	-	-	6 7 10 7	measured
    tab view	regular	insets	macOS 26	-	6 7 10 7	measured
    """

  private static let uiKit: StaticString = """
    activityIndicator	large	size	-	-	37 37	measured
    activityIndicator	medium	size	-	-	20 20	measured
    sign button	-	size	-	-	22 22	measured
    sign button	-	size	Xcode 13	-	25.6 25.6	measured
    close button	-	size	-	-	30 30	published
    button configuration	mini	contentInsets	-	-	4 10 4 10	assumed
    button configuration	small	contentInsets	-	-	5 10 5 10	assumed
    button configuration	medium	contentInsets	-	-	7 12 7 12	measured
    button configuration	large	contentInsets	-	-	15 20 15 20	assumed
    datePicker	compact dateAndTime	size	-	-	212 34.5	assumed
    datePicker	compact time	size	-	-	87 34.5	assumed
    datePicker	compact	size	-	-	120 34.5	assumed
    datePicker	inline date	size	-	-	320 330	assumed
    datePicker	inline	size	-	-	320 380	assumed
    datePicker	wheels	size	-	-	320 216	measured
    pageControl	-	height	-	-	37	assumed
    pageControl	-	height	Xcode 12	-	26	assumed
    pageControl	-	step	-	-	16	assumed
    pageControl	-	gap	-	-	9	assumed
    picker	-	size	-	-	320 216	measured
    progress	-	height	-	-	2	measured
    progress	-	height	Xcode 12	-	4	measured
    searchBar	-	height	-	-	44	measured
    searchBar	-	height	Xcode 9.2	-	56	measured
    segmented control	-	height	-	-	29	measured
    segmented control	-	height	Xcode 11.2	-	32	measured
    segmented control	-	insets	-	-	0 0 1 0	measured
    slider	-	height	-	-	31	measured
    slider	-	height	Xcode 26	-	34	measured
    slider	-	insets	-	Xcode 26	0 2 1 2	measured
    stepper	-	size	-	-	94 29	measured
    stepper	-	size	Xcode 12	-	94 32	measured
    switchControl	-	size	-	-	51 31	measured
    switchControl	-	size	Xcode 26	-	63 28	measured
    switchControl	-	insets	-	-	0 0 0 2	measured
    text field	-	height	-	-	30	measured
    text field	-	height	Xcode 11.2	-	34	measured
    """

  private static let bars: StaticString = """
    navigation bar	-	height	-	-	44	measured
    navigation bar	-	height	Xcode 26	-	54	measured
    navigation bar	its items	height	-	-	44	assumed
    navigation bar	large title	height	-	-	52	measured
    navigation bar	its prompt	height	-	-	30	published
    navigation bar	of a sheet	height	-	-	56	measured
    navigation bar	run time	height	-	-	44	published
    navigation bar	run time	height	iOS 26	-	54	published
    navigation bar	run time, low	height	-	-	32	published
    navigation bar	run time, low	height	iOS 26	-	78	published
    navigation bar	run time, on its side	height	-	-	44	published
    navigation bar	run time, on its side	height	iOS 26	-	78	published
    navigation bar	run time, pad	height	-	-	50	published
    navigation bar	run time, pad	height	iOS 26	-	54	published
    tab bar	-	height	-	-	49	measured
    tab bar	on its side	height	-	-	31	assumed
    tab bar	run time	height	-	-	49	published
    tab bar	run time, low	height	-	-	32	published
    title bar	on the canvas	height	Xcode 12.3	-	52	assumed
    title bar	of a window	height	-	-	28	assumed
    title bar	of a window	height	Xcode 26	-	84	assumed
    tool bar	-	height	-	-	44	assumed
    tool bar	with notch	height	-	-	49	assumed
    tool bar	-	safeArea	-	-	44	measured
    tool bar	-	safeArea	Xcode 11	-	49	assumed
    tool bar	with notch	safeArea	-	-	49	measured
    """

  private static let margins: StaticString = """
    table cell	-	ends	-	-	8 8	measured
    table cell	-	ends	Xcode 9.1	-	11 10.5	measured
    table cell	-	ends	Xcode 11	-	11 11	measured
    table cell	on iPad	ends	Xcode 11	-	15 15	assumed
    table cell	high ends	ends	Xcode 26	-	15 15	measured
    table cell	beside accessory	sides	-	-	8	measured
    table cell	keeping margins	sides	-	Xcode 9.1	15	assumed
    table cell	on its own	sides	-	Xcode 9.1	8	measured
    table cell	wide cell	sides	Xcode 9.1	Xcode 11	20	measured
    table cell	other cell	sides	Xcode 9.1	Xcode 11	16	assumed
    table cell	narrow cell	sides	Xcode 9.1	Xcode 11	15	assumed
    table cell	large screen	sides	Xcode 11	-	20	measured
    table cell	large screen	leastWidth	Xcode 11	-	376	measured
    table cell	large screen	leastWidth	Xcode 26	-	391	assumed
    table cell	small screen	sides	-	-	16	measured
    table cell	small screen	sides	Xcode 11	Xcode 12	15	measured
    table cell	narrow, large screen	sides	Xcode 11	-	16	measured
    table cell	on iPad	sides	Xcode 11	-	16	measured
    readable content	-	mostWidth	-	-	672	published
    root view	-	sides	-	-	16	measured
    root view	wide root	sides	Xcode 7	-	20	measured
    root view	plain margins	sides	-	-	8	measured
    root view	on macOS	sides	-	-	20	assumed
    stackView	-	sides	Xcode 9	-	0	measured
    any view	-	sides	-	-	8	measured
    """

  private static let symbols: StaticString = """
    NSActionTemplate	macOS	excess	-	-	6	assumed
    NSAddTemplate	macOS	excess	-	-	4	assumed
    NSFollowLinkFreestandingTemplate	macOS	excess	-	-	6	assumed
    NSLockLockedTemplate	macOS	excess	-	-	10	assumed
    NSRefreshFreestandingTemplate	macOS	excess	-	-	6	assumed
    NSRefreshTemplate	macOS	excess	-	-	6	assumed
    NSRemoveTemplate	macOS	excess	-	-	-5	assumed
    NSRevealFreestandingTemplate	macOS	excess	-	-	6	assumed
    NSStopProgressFreestandingTemplate	macOS	excess	-	-	6	assumed
    NSStopProgressTemplate	macOS	excess	-	-	6	assumed
    applelogo	iOS	excess	-	-	-1.67	assumed
    arrow.down.doc	iOS	excess	-	-	-0.33	assumed
    arrow.triangle.2.circlepath	macOS	excess	-	-	6	assumed
    arrow.up	iOS	excess	-	-	-2.33	assumed
    arrow.up.doc	iOS	excess	-	-	-0.33	assumed
    bolt.fill	iOS	excess	-	-	1	assumed
    bubble.right	macOS	excess	-	-	7	assumed
    checkmark	iOS	excess	-	-	-4	assumed
    checkmark.icloud	iOS	excess	-	-	-3.67	assumed
    chevron.down	iOS	excess	-	-	-9.5	assumed
    chevron.down	iOS bold	excess	-	-	-7.5	assumed
    chevron.right	iOS	excess	-	-	-8.5	assumed
    chevron.up	iOS	excess	-	-	-9.5	assumed
    chevron.up	iOS bold	excess	-	-	-7.5	assumed
    clipboard	iOS	excess	-	-	3	assumed
    creditcard	iOS	excess	-	-	-4	assumed
    delete.left.fill	iOS	excess	-	-	-3	assumed
    doc.on.doc	macOS	excess	-	-	9	assumed
    doc.text	iOS	excess	-	-	-0.33	assumed
    ellipsis	iOS	excess	-	-	-14.5	assumed
    exclamationmark.icloud	iOS	excess	-	-	-3.67	assumed
    exclamationmark.triangle	iOS	excess	-	-	-2	assumed
    exclamationmark.triangle.fill	iOS	excess	-	-	-2	assumed
    exclamationmark.triangle.fill	macOS	below	-	-	2	assumed
    exclamationmark.triangle.fill	macOS	excess	-	-	6	assumed
    gear	macOS	excess	-	-	7	assumed
    gearshape.fill	iOS	excess	-	-	-0.67	assumed
    gearshape.fill	macOS	excess	-	-	7	assumed
    globe	macOS	excess	-	-	6	assumed
    heart	macOS	excess	-	-	5	assumed
    heart.slash	macOS	excess	-	-	8	assumed
    info.square	macOS	excess	-	-	5	assumed
    key.fill	iOS	excess	-	-	2.33	assumed
    link	iOS	excess	-	-	1	assumed
    list.bullet.below.rectangle	iOS	excess	-	-	-3	assumed
    location.fill	iOS	excess	-	-	-1.67	assumed
    map	iOS	excess	-	-	-1.67	assumed
    message.fill	iOS	excess	-	-	-1	assumed
    plus.app	macOS	excess	-	-	5	assumed
    qrcode	iOS	excess	-	-	-3	assumed
    qrcode.viewfinder	iOS	excess	-	-	-2	assumed
    signs in circles	iOS	excess	-	-	-1.33	measured
    signs in circles	iOS bold	excess	-	-	1	assumed
    signs in circles	macOS	excess	-	-	6	assumed
    square.and.arrow.up	macOS	below	-	-	3	assumed
    square.and.arrow.up	macOS	excess	-	-	9	assumed
    tag	macOS	excess	-	-	8	assumed
    text.aligncenter	macOS	excess	-	-	4	assumed
    text.alignleft	macOS	excess	-	-	4	assumed
    text.alignright	macOS	excess	-	-	4	assumed
    trash	macOS	below	-	-	3	measured
    trash	macOS	excess	-	-	8	assumed
    volume.2.fill	iOS	excess	-	-	-3.67	assumed
    """

  private static let fonts: StaticString = """
    Avenir	like the system	typeface	-	-	0.97 1 0.366	assumed
    AvenirNext	like the system	typeface	-	-	0.985 1 0.366	measured
    AvenirNextCondensed	like the system	typeface	-	-	0.8 1 0.366	assumed
    Barlow	like the system	typeface	-	-	0.911 1 0.2	assumed
    Courier	fixed width	typeface	-	-	0.6 0.754 0.246	published
    CourierNewPSMT	fixed width	typeface	-	-	0.6 0.833 0.3	published
    EurostileRegular	like the system	typeface	-	-	0.87 0.85 0.23	assumed
    Futura	like the system	typeface	-	-	0.94 1.04 0.26	published
    Georgia	like the system	typeface	-	-	0.95 0.917 0.219	published
    Gilroy	like the system	typeface	-	-	0.945 0.77 0.23	assumed
    Helvetica	its own	typeface	-	-	1 0.952 0.24	measured
    Helvetica	its own	weights	-	-	0.9 0.915 0.965 1 1.037 1.055 1.07 1.1 1.13	measured
    HoeflerText	like the system	typeface	-	-	0.87 0.72 0.28	published
    Inter	open license	typeface	-	-	1 0.969 0.241	published
    Lato	open license	typeface	-	-	1 0.987 0.213	published
    LucidaGrande	like the system	typeface	-	-	1.03 0.967 0.211	published
    Menlo	fixed width	typeface	-	-	0.602 0.928 0.236	published
    Monaco	fixed width	typeface	-	-	0.6 1 0.335	published
    Montserrat	like the system	typeface	-	-	1.063 0.968 0.251	assumed
    Nunito	like the system	typeface	-	-	0.95 1.011 0.353	assumed
    NunitoSans	like the system	typeface	-	-	0.95 1.011 0.353	assumed
    OpenSans	open license	typeface	-	-	1 1.069 0.293	published
    Oswald	like the system	typeface	-	-	0.767 1.193 0.289	assumed
    Palatino	like the system	typeface	-	-	0.93 0.8 0.35	published
    Poppins	like the system	typeface	-	-	1.056 1.05 0.45	assumed
    ProximaNova	like the system	typeface	-	-	0.94 0.85 0.15	published
    Quicksand	like the system	typeface	-	-	0.983 1 0.25	assumed
    Roboto	open license	typeface	-	-	1 0.928 0.244	published
    SFProText	file of the system font	typeface	-	-	1.005 0.9521484375 0.2412109375	assumed
    STHeitiSC	like the system	typeface	-	-	1 0.98 0.27	assumed
    SourceSans3	like the system	typeface	-	-	0.883 1.024 0.4	assumed
    any family	bold letters	typeface	-	-	0.975 0 0	measured
    any family	like the system	typeface	-	-	0.95 0.95 0.25	measured
    """
}
