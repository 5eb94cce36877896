/** What many passwords are built on by adding digits: frequent passwords that are words, and the words of a kitchen. */
export const baseWords: readonly string[] = `
  password passwort passwd passphrase motdepasse contraseña wachtwoord senha
  letmein welcome willkommen bienvenue hello iloveyou changeme trustno whatever
  admin administrator root user guest login default secret test master
  qwerty qwertz azerty qazwsx asdfgh zxcvbn abc
  spring summer autumn winter sunshine princess dragon monkey shadow flower
  football baseball superman batman starwars pokemon michael jordan charlie
  recipe recipes kitchen cooking dinner chocolate cookie
`
  .trim()
  .split(/\s+/);
