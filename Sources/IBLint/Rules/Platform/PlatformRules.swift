extension Rule {
  static let platformRules: [Rule] = [.ignoredSetting, .unavailableOrDeprecated]
}
