import { catalog, plural } from '../language/catalog.ts';

export const webhooksWords = catalog({
  title: { en: 'Webhooks', de: 'Webhooks' },
  leadLibrary: {
    en: 'Tell other programs what happens in this library: a kitchen display, a chat, an automation of your own.',
    de: 'Sag anderen Programmen, was in dieser Bibliothek geschieht: einer Anzeige in der Küche, einem Chat, deiner eigenen Automatik.',
  },
  leadInstance: {
    en: 'Tell other programs what happens in all libraries, and to the instance itself.',
    de: 'Sag anderen Programmen, was in allen Bibliotheken und mit der Instanz selbst geschieht.',
  },
  back: { en: 'Webhooks', de: 'Webhooks' },
  loading: { en: 'Webhooks are being loaded …', de: 'Webhooks werden geladen …' },
  onlyOwners: {
    en: 'Webhooks are the business of this library’s owners. Ask one of them.',
    de: 'Um Webhooks kümmert sich, wer Besitzrechte an dieser Bibliothek hat. Frag dort nach.',
  },
  onlyAdministrators: {
    en: 'This is for administrators of the instance.',
    de: 'Das ist den Administratoren der Instanz vorbehalten.',
  },
  create: { en: 'New webhook', de: 'Neuer Webhook' },
  empty: { en: 'Nobody is told yet', de: 'Noch wird niemandem etwas gesagt' },
  emptyHint: {
    en: 'A webhook sends a short signed message to an address of yours whenever something happens, and again until it has arrived.',
    de: 'Ein Webhook schickt eine kurze, signierte Nachricht an eine Adresse von dir, sobald etwas geschieht, und so oft, bis sie angekommen ist.',
  },
  on: { en: 'On', de: 'An' },
  off: { en: 'Off', de: 'Aus' },
  paused: { en: 'Paused', de: 'Pausiert' },
  failures: {
    en: (count: number) =>
      plural(count, { one: 'The last attempt failed', other: `${count} attempts in a row failed` }),
    de: (count: number) =>
      plural(count, { one: 'Der letzte Versuch misslang', other: `${count} Versuche in Folge misslangen` }),
  },
  pausedTitle: { en: 'Tureen has paused this webhook', de: 'Tureen hat diesen Webhook pausiert' },
  pause_repeated: {
    en: 'Twenty attempts in a row have failed. What waited is kept; what happens now is not sent. When the receiver works again, send a test, then turn it on.',
    de: 'Zwanzig Versuche in Folge sind misslungen. Was wartete, bleibt erhalten; was jetzt geschieht, wird nicht gesendet. Wenn der Empfänger wieder läuft, sende einen Test und schalte den Webhook dann ein.',
  },
  pause_gone: {
    en: 'The receiver answered that it is gone for good (410). If that was a mistake, send a test, then turn the webhook on again.',
    de: 'Der Empfänger hat geantwortet, dass es ihn nicht mehr gibt (410). Falls das ein Irrtum war, sende einen Test und schalte den Webhook dann wieder ein.',
  },
  turnOn: { en: 'Turn on again', de: 'Wieder einschalten' },
  enabled: { en: 'Tell it what happens', de: 'Melden, was geschieht' },
  everything: { en: 'Everything that happens', de: 'Alles, was geschieht' },
  wholeGroup: { en: (group: string) => `${group}: everything`, de: (group: string) => `${group}: alles` },
  hears: { en: 'Hears of', de: 'Erfährt von' },
  secretSince: { en: 'Secret since', de: 'Geheimnis seit' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  test: { en: 'Send a test', de: 'Test senden' },
  tested: {
    en: 'The test is on its way. Below you see what comes of it.',
    de: 'Der Test ist unterwegs. Unten siehst du, was daraus wird.',
  },
  rotate: { en: 'Make a new secret', de: 'Neues Geheimnis erzeugen' },
  rotateTitle: { en: 'Make a new secret?', de: 'Neues Geheimnis erzeugen?' },
  rotateHint: {
    en: 'For 24 hours everything is signed with both the new and the old one, so nothing is lost while you give the new one to the receiver. If the old one has leaked, do this twice: then it ends at once.',
    de: 'Alles wird 24 Stunden lang mit dem neuen und dem alten signiert. So geht nichts verloren, während du dem Empfänger das neue gibst. Ist das alte in falsche Hände geraten, mach es zweimal: Dann gilt es sofort nicht mehr.',
  },
  remove: { en: 'Delete', de: 'Löschen' },
  removeTitle: { en: (name: string) => `Delete “${name}”?`, de: (name: string) => `„${name}“ löschen?` },
  removeHint: {
    en: 'Nothing more is sent to it, also nothing that still waits. Its history goes with it. This cannot be undone.',
    de: 'Es wird nichts mehr gesendet, auch nichts, was noch wartet. Der Verlauf verschwindet mit. Das lässt sich nicht rückgängig machen.',
  },
  removed: { en: (name: string) => `“${name}” is deleted.`, de: (name: string) => `„${name}“ ist gelöscht.` },
  gone: {
    en: 'There is no such webhook, or not any more.',
    de: 'Diesen Webhook gibt es nicht oder nicht mehr.',
  },
  tooMany: {
    en: 'There are fifty webhooks already, and no more are possible. Delete one that is not needed.',
    de: 'Es gibt schon fünfzig Webhooks, mehr gehen nicht. Lösche einen, der nicht gebraucht wird.',
  },
});

export const webhookFormWords = catalog({
  createTitle: { en: 'New webhook', de: 'Neuer Webhook' },
  editTitle: { en: 'Edit webhook', de: 'Webhook bearbeiten' },
  name: { en: 'Name', de: 'Name' },
  nameHint: { en: 'What you call it: “Kitchen display”.', de: 'Wie du ihn nennst: „Anzeige in der Küche“.' },
  url: { en: 'Address', de: 'Adresse' },
  urlHint: {
    en: 'Begins with https:// and can be reached from the internet. It answers POST requests.',
    de: 'Beginnt mit https:// und ist aus dem Internet erreichbar. Sie beantwortet POST-Anfragen.',
  },
  events: { en: 'What it hears of', de: 'Wovon er erfährt' },
  everything: { en: 'Everything', de: 'Alles' },
  chosen: { en: 'What I choose', de: 'Was ich auswähle' },
  single: { en: 'Choose singly', de: 'Einzeln wählen' },
  singleOf: { en: (group: string) => `Choose singly: ${group}`, de: (group: string) => `Einzeln wählen: ${group}` },
  noEvents: { en: 'Choose at least one thing.', de: 'Wähle mindestens eines aus.' },
  enabled: { en: 'Turned on', de: 'Eingeschaltet' },
  create: { en: 'Create', de: 'Anlegen' },
  save: { en: 'Save', de: 'Speichern' },
  conflict: { en: 'Somebody has changed it meanwhile', de: 'Jemand hat ihn inzwischen geändert' },
  conflictHint: {
    en: (name: string, url: string, events: string) =>
      `Now it is “${name}” at ${url} and hears of: ${events}. Save again to put what stands here in its place.`,
    de: (name: string, url: string, events: string) =>
      `Jetzt heißt er „${name}“, geht an ${url} und erfährt von: ${events}. Speichere noch einmal, um das zu ersetzen.`,
  },
});

export const secretWords = catalog({
  title: { en: 'Its secret, shown this once', de: 'Sein Geheimnis, nur dieses eine Mal' },
  lead: {
    en: 'Give it to the receiver now: with it the receiver can tell that a message comes from here. It is never shown again.',
    de: 'Gib es jetzt dem Empfänger: Damit erkennt er, dass eine Nachricht von hier kommt. Es wird nie wieder gezeigt.',
  },
  label: { en: 'Signing secret', de: 'Signaturgeheimnis' },
  kept: { en: 'I have kept it', de: 'Ich habe es aufbewahrt' },
  lost: {
    en: 'The webhook is there, but its secret was lost on the way. Make a new one below.',
    de: 'Der Webhook ist da, aber sein Geheimnis ging unterwegs verloren. Erzeuge unten ein neues.',
  },
  how: { en: 'How a receiver checks a message', de: 'Wie ein Empfänger eine Nachricht prüft' },
  steps: {
    en: 'Take the body exactly as it arrived. The header Service-Signature holds a time t and signatures v1: one of them must be the HMAC-SHA256 of “t.body” with this secret, in hexadecimal, and t no more than five minutes away. Libraries for Standard Webhooks do the same with the headers webhook-id, webhook-timestamp and webhook-signature.',
    de: 'Nimm den Inhalt genau so, wie er ankam. Der Header Service-Signature enthält eine Zeit t und Signaturen v1: Eine davon muss der HMAC-SHA256 von „t.Inhalt“ mit diesem Geheimnis sein, hexadezimal, und t darf höchstens fünf Minuten entfernt sein. Bibliotheken für Standard Webhooks tun dasselbe mit den Headern webhook-id, webhook-timestamp und webhook-signature.',
  },
  reference: { en: 'Reference of the API', de: 'Referenz der API' },
});
