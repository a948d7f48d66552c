export const intakeAliases = {}
