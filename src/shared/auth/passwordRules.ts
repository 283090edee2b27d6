/** The parts of the password pattern (specification §5), each told by itself while a password is chosen. */
export const passwordRules = [
  { key: 'password.ruleLength', isMet: (password: string) => password.length >= 6 && password.length <= 24 },
  { key: 'password.ruleLowercase', isMet: (password: string) => /[a-z]/.test(password) },
  { key: 'password.ruleUppercase', isMet: (password: string) => /[A-Z]/.test(password) },
  { key: 'password.ruleDigit', isMet: (password: string) => /\d/.test(password) },
  { key: 'password.ruleSign', isMet: (password: string) => /[!@#$%_-]/.test(password) },
] as const;
