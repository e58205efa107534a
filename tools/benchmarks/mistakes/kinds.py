"""How a kind of mistake is declared."""

KINDS = []


class Kind:
    """A mistake: `plant(document, random)` gives the changed text, or None where there is no place for it."""

    def __init__(self, name, plant, breaks):
        self.name, self.plant, self.breaks = name, plant, breaks


def mistake(breaks=True):
    """Declares a kind; `breaks`: Xcode does not compile the document, or the app crashes or misbehaves."""

    def declare(plant):
        KINDS.append(Kind(plant.__name__, plant, breaks))
        return plant

    return declare


def pick(random, things):
    things = list(things)
    return random.choice(things) if things else None


def typo(random, word):
    """A word with a letter dropped, doubled, swapped or replaced."""
    if len(word) < 3:
        return word + "x"
    while True:
        place = random.randrange(1, len(word) - 1)
        changed = random.choice([word[:place] + word[place + 1:], word[:place] + word[place] + word[place:],
                                 word[:place] + word[place + 1] + word[place] + word[place + 2:],
                                 word[:place] + random.choice("aeiotns") + word[place + 1:]])
        if changed != word:
            return changed


VIEWS = {"view", "label", "button", "imageView", "textField", "textView", "tableView", "collectionView", "scrollView",
         "stackView", "switch", "slider", "segmentedControl", "activityIndicatorView", "progressView", "containerView",
         "searchBar", "pickerView", "datePicker", "mapView", "customView", "box", "popUpButton"}
CONTROLLERS = {"viewController", "tableViewController", "navigationController", "collectionViewController",
               "tabBarController", "splitViewController", "pageViewController", "windowController"}
