/** Words that many passwords are built from by adding digits: frequent passwords that are words, and kitchen words. */
export const commonPasswordWords: readonly string[] = `
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
