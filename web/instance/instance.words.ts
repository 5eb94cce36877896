import { catalog, plural } from '../language/catalog.ts';

export const instanceWords = catalog({
  title: { en: 'Instance', de: 'Instanz' },
  lead: {
    en: 'How this service is doing, for those who run it.',
    de: 'Wie es diesem Dienst geht, für alle, die ihn betreiben.',
  },
  loading: { en: 'The state is being read …', de: 'Der Zustand wird gelesen …' },
  onlyAdministrators: {
    en: 'This is for administrators of the instance.',
    de: 'Das ist den Administratoren der Instanz vorbehalten.',
  },
  fine: { en: 'Everything gets on.', de: 'Alles läuft.' },
  foreignFiles: {
    en: 'The file folder belongs to another database. Unused files are kept until that is fixed: see “Files” in the operations guide.',
    de: 'Der Dateiordner gehört zu einer anderen Datenbank. Bis das behoben ist, bleiben auch unbenutzte Dateien erhalten: siehe „Files“ im Betriebshandbuch.',
  },
  unclaimedFiles: {
    en: 'The file folder is not tied to this database. Unused files are kept until it is: run “tureen admin claim-files”.',
    de: 'Der Dateiordner ist dieser Datenbank nicht zugeordnet. Bis dahin bleiben auch unbenutzte Dateien erhalten: „tureen admin claim-files“ ordnet ihn zu.',
  },
  jobsStand: {
    en: (since: string) => `A job has been waiting since ${since}. Is the service that works at jobs running?`,
    de: (since: string) => `Ein Auftrag wartet seit ${since}. Läuft der Dienst, der Aufträge erledigt?`,
  },
  deliveriesStand: {
    en: (since: string) => `A delivery has been waiting since ${since}. Can the service reach the internet?`,
    de: (since: string) => `Eine Zustellung wartet seit ${since}. Erreicht der Dienst das Internet?`,
  },
  interrupted: {
    en: (count: number) =>
      plural(count, {
        one: '1 job was cut short. Whoever asked for it can resume it among their jobs.',
        other: `${count} jobs were cut short. Whoever asked for them can resume them among their jobs.`,
      }),
    de: (count: number) =>
      plural(count, {
        one: '1 Auftrag wurde unterbrochen. Wer ihn gab, kann ihn unter „Aufträge“ fortsetzen.',
        other: `${count} Aufträge wurden unterbrochen. Wer sie gab, kann sie unter „Aufträge“ fortsetzen.`,
      }),
  },
  failing: {
    en: (count: number) =>
      plural(count, {
        one: '1 webhook does not get through. It is tried again, and paused after twenty failures.',
        other: `${count} webhooks do not get through. They are tried again, and paused after twenty failures each.`,
      }),
    de: (count: number) =>
      plural(count, {
        one: '1 Webhook kommt nicht durch. Es wird wieder versucht; nach zwanzig Fehlschlägen wird er pausiert.',
        other: `${count} Webhooks kommen nicht durch. Es wird wieder versucht; nach je zwanzig Fehlschlägen werden sie pausiert.`,
      }),
  },
  paused: {
    en: (count: number) =>
      plural(count, {
        one: '1 webhook is paused. Its owner has to mend the receiver and turn it on.',
        other: `${count} webhooks are paused. Their owners have to mend the receivers and turn them on.`,
      }),
    de: (count: number) =>
      plural(count, {
        one: '1 Webhook ist pausiert. Wem er gehört, muss den Empfänger in Ordnung bringen und ihn einschalten.',
        other: `${count} Webhooks sind pausiert. Wem sie gehören, muss die Empfänger in Ordnung bringen und sie einschalten.`,
      }),
  },
  program: { en: 'Program', de: 'Programm' },
  version: { en: 'Version', de: 'Version' },
  since: { en: 'Running since', de: 'Läuft seit' },
  auth: { en: 'Sign-in', de: 'Anmeldung' },
  auth_local: { en: 'none, one user on this machine', de: 'keine, ein Benutzer auf diesem Rechner' },
  auth_accounts: { en: 'people sign in', de: 'mit Benutzerkonten' },
  engine: { en: 'Database', de: 'Datenbank' },
  units: { en: 'Registry of units', de: 'Stand der Einheiten' },
  kept: { en: 'What it keeps', de: 'Was er aufbewahrt' },
  libraries: { en: 'Libraries', de: 'Bibliotheken' },
  recipes: { en: 'Recipes', de: 'Rezepte' },
  users: { en: 'Users', de: 'Benutzer' },
  assets: { en: 'Pictures and files', de: 'Bilder und Dateien' },
  databaseBytes: { en: 'Size of the database', de: 'Größe der Datenbank' },
  assetBytes: { en: 'Size of the files', de: 'Größe der Dateien' },
  jobs: { en: 'Jobs of the last day', de: 'Aufträge des letzten Tages' },
  queued: { en: 'Waiting', de: 'Warten' },
  running: { en: 'Running', de: 'Laufen' },
  interruptedCount: { en: 'Interrupted', de: 'Unterbrochen' },
  failed: { en: 'Failed', de: 'Fehlgeschlagen' },
  webhooks: { en: 'Webhooks', de: 'Webhooks' },
  enabled: { en: 'Turned on', de: 'Eingeschaltet' },
  failingCount: { en: 'Not getting through', de: 'Kommen nicht durch' },
  pausedCount: { en: 'Paused', de: 'Pausiert' },
  waiting: { en: 'Deliveries that wait', de: 'Wartende Zustellungen' },
  limits: { en: 'What the service accepts at most', de: 'Was der Dienst höchstens annimmt' },
  limitsHint: {
    en: 'Each is set by an environment variable of the same name with TUREEN_LIMIT_ before it.',
    de: 'Jede Grenze wird durch eine gleichnamige Umgebungsvariable mit TUREEN_LIMIT_ davor gesetzt.',
  },
  limit: { en: 'Limit', de: 'Grenze' },
  value: { en: 'Value', de: 'Wert' },
  further: { en: 'Further', de: 'Weiteres' },
  reference: { en: 'Reference of the API', de: 'Referenz der API' },
  problems: { en: 'Every error and what to do about it', de: 'Alle Fehler, und was dagegen hilft' },
  metrics: {
    en: 'Prometheus reads /metrics: from this machine as it is, from elsewhere with the token in TUREEN_METRICS_TOKEN.',
    de: 'Prometheus liest /metrics: von diesem Rechner ohne Weiteres, von anderswo mit dem Token aus TUREEN_METRICS_TOKEN.',
  },
});

export const usersWords = catalog({
  title: { en: 'Users', de: 'Benutzer' },
  lead: {
    en: 'Everybody who has an account here, in the order in which they came.',
    de: 'Alle, die hier ein Konto haben, in der Reihenfolge, in der sie kamen.',
  },
  loading: { en: 'Users are being loaded …', de: 'Benutzer werden geladen …' },
  local: {
    en: 'This service runs without sign-in: there is one user, and nobody else gets in. With TUREEN_AUTH=accounts people have accounts of their own.',
    de: 'Dieser Dienst läuft ohne Anmeldung: Es gibt einen Benutzer, und sonst kommt niemand hinein. Mit TUREEN_AUTH=accounts hat jeder ein eigenes Konto.',
  },
  you: { en: 'You', de: 'Du' },
  administrator: { en: 'Administrator', de: 'Administrator' },
  disabled: { en: 'Disabled', de: 'Gesperrt' },
  since: { en: (date: string) => `since ${date}`, de: (date: string) => `seit ${date}` },
  otherwise: { en: 'signs in elsewhere', de: 'meldet sich anderswo an' },
  disable: { en: 'Disable', de: 'Sperren' },
  disableOf: { en: (name: string) => `Disable ${name}`, de: (name: string) => `${name} sperren` },
  disableTitle: { en: (name: string) => `Disable ${name}?`, de: (name: string) => `${name} sperren?` },
  disableHint: {
    en: 'Every device is signed out at once, tokens stop, and signing in is refused. Libraries and recipes stay as they are, and you can enable the account again.',
    de: 'Alle Geräte werden sofort abgemeldet, Tokens gelten nicht mehr, und die Anmeldung wird verweigert. Bibliotheken und Rezepte bleiben, wie sie sind, und du kannst das Konto wieder freigeben.',
  },
  enable: { en: 'Enable', de: 'Freigeben' },
  enableOf: { en: (name: string) => `Enable ${name}`, de: (name: string) => `${name} freigeben` },
  enableTitle: { en: (name: string) => `Enable ${name}?`, de: (name: string) => `${name} freigeben?` },
  enableHint: {
    en: 'Signing in works again, and so do the tokens of the account.',
    de: 'Die Anmeldung geht wieder, und auch die Tokens des Kontos gelten wieder.',
  },
  nowDisabled: { en: (name: string) => `${name} is disabled.`, de: (name: string) => `${name} ist gesperrt.` },
  nowEnabled: { en: (name: string) => `${name} is enabled.`, de: (name: string) => `${name} ist freigegeben.` },
  lastAdministrator: {
    en: 'This is the only administrator, without whom nobody could run the service.',
    de: 'Das ist der einzige Administrator. Ohne ihn könnte niemand den Dienst verwalten.',
  },
  more: { en: 'Show more', de: 'Mehr zeigen' },
  historyTitle: { en: 'History of the instance', de: 'Verlauf der Instanz' },
  historyLead: {
    en: 'Who did what, in all libraries and to the instance itself.',
    de: 'Wer was getan hat, in allen Bibliotheken und an der Instanz selbst.',
  },
});
