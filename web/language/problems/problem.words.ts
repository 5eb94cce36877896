import type { ProblemCode } from '../../../src/domains/instance/index.ts';
import type { Locale } from '../catalog.ts';

type Text = Readonly<Record<Locale, string>>;

/** What happened, and what to do about it. */
export interface ProblemWords {
  readonly title: Text;
  readonly hint: Text;
}

const words = (title: Text, hint: Text): ProblemWords => ({ title, hint });

/** Only the app itself can cause these, for example if it is older than the service. */
const OUR_FAULT = words(
  { en: 'The app and the service misunderstood each other', de: 'App und Dienst haben sich missverstanden' },
  {
    en: 'Nothing was changed. Reload the page and try again; if it stays so, tell whoever runs the service.',
    de: 'Nichts wurde geändert. Lade die Seite neu und versuche es noch einmal; bleibt es so, sag es denen, die den Dienst betreiben.',
  },
);

const GONE: Text = {
  en: 'Somebody deleted it meanwhile, or it belongs to another library.',
  de: 'Jemand hat es inzwischen gelöscht, oder es gehört zu einer anderen Bibliothek.',
};
const gone = (en: string, de: string): ProblemWords => words({ en, de }, GONE);

const READ_AGAIN: Text = {
  en: 'Nothing was changed. Look at what is there now, and do it again if you still want to.',
  de: 'Nichts wurde geändert. Sieh dir an, was jetzt da ist, und wiederhole es, wenn du noch willst.',
};

const SIGN_IN: Text = {
  en: 'Sign in again; then you can go on.',
  de: 'Melde dich wieder an; dann geht es weiter.',
};

const TRY_AGAIN: Text = {
  en: 'Nothing was changed. Try again in a moment.',
  de: 'Nichts wurde geändert. Versuche es gleich noch einmal.',
};

/**
 * Every problem of the service in words for cooks; its own texts are for developers. A code without texts does not
 * compile.
 */
export const problemWords: Readonly<Record<ProblemCode, ProblemWords>> = {
  'malformed-request': OUR_FAULT,
  'malformed-json': OUR_FAULT,
  'malformed-multipart': OUR_FAULT,
  'malformed-etag': OUR_FAULT,
  'precondition-required': OUR_FAULT,
  'method-not-allowed': OUR_FAULT,
  'route-not-found': OUR_FAULT,
  'problem-not-found': OUR_FAULT,
  'headers-too-large': OUR_FAULT,
  'idempotency-conflict': OUR_FAULT,
  'list-id-taken': OUR_FAULT,
  'item-id-taken': OUR_FAULT,
  'cook-not-found': gone('This entry is gone', 'Diesen Eintrag gibt es nicht mehr'),
  'library-required': words(
    { en: 'No library is chosen', de: 'Keine Bibliothek ist gewählt' },
    { en: 'Choose one under “Account”.', de: 'Wähle eine unter „Konto“.' },
  ),
  'authentication-required': words({ en: 'You are not signed in', de: 'Du bist nicht angemeldet' }, SIGN_IN),
  'invalid-credentials': words({ en: 'Your sign-in has ended', de: 'Deine Anmeldung ist abgelaufen' }, SIGN_IN),
  'csrf-token-invalid': words(
    { en: 'Your sign-in has changed', de: 'Deine Anmeldung hat sich geändert' },
    { en: 'Try again; then it will work.', de: 'Versuche es noch einmal; dann klappt es.' },
  ),
  'provider-sign-in-failed': words(
    { en: 'The sign-in did not succeed', de: 'Die Anmeldung hat nicht geklappt' },
    {
      en: 'The provider refused, or it took longer than ten minutes. Begin again.',
      de: 'Der Anbieter hat abgelehnt, oder es hat länger als zehn Minuten gedauert. Fang noch einmal an.',
    },
  ),
  forbidden: words(
    { en: 'You may not do this', de: 'Das darfst du nicht' },
    {
      en: 'Whoever manages it can do it, or give you the right to.',
      de: 'Wer es verwaltet, kann es tun oder dir das Recht dazu geben.',
    },
  ),
  'browser-session-required': words({ en: 'This needs a sign-in', de: 'Dafür musst du dich anmelden' }, SIGN_IN),
  'insufficient-scope': words({ en: 'This needs a sign-in', de: 'Dafür musst du dich anmelden' }, SIGN_IN),
  'recent-authentication-required': words(
    { en: 'Confirm that it is you', de: 'Bestätige, dass du es bist' },
    { en: 'Your sign-in is a while ago.', de: 'Deine Anmeldung ist eine Weile her.' },
  ),
  'credential-renewal-required': words(
    { en: 'First a new password or a passkey', de: 'Erst ein neues Passwort oder ein Passkey' },
    {
      en: 'You came in with a recovery code, which opens nothing else.',
      de: 'Du bist mit einem Wiederherstellungscode hereingekommen, der sonst nichts öffnet.',
    },
  ),
  'invitation-invalid': words(
    { en: 'The invitation cannot be used', de: 'Die Einladung gilt nicht' },
    {
      en: 'It was used, taken back, or is past its time. Ask for a new one.',
      de: 'Sie wurde benutzt, zurückgenommen oder ist abgelaufen. Bitte um eine neue.',
    },
  ),
  'setup-link-invalid': words(
    { en: 'The set-up link cannot be used', de: 'Der Einrichtungslink gilt nicht' },
    {
      en: 'It was used or is past its time. Whoever runs the service can make another.',
      de: 'Er wurde benutzt oder ist abgelaufen. Wer den Dienst betreibt, kann einen neuen erstellen.',
    },
  ),
  'challenge-invalid': words({ en: 'That took too long', de: 'Das hat zu lange gedauert' }, TRY_AGAIN),
  'link-ticket-invalid': words({ en: 'That took too long', de: 'Das hat zu lange gedauert' }, TRY_AGAIN),
  'provider-account-unknown': words(
    { en: 'No account here is linked to this sign-in', de: 'Mit dieser Anmeldung ist hier kein Konto verknüpft' },
    {
      en: 'Sign in another way, or ask for an invitation.',
      de: 'Melde dich auf anderem Weg an, oder bitte um eine Einladung.',
    },
  ),
  'host-not-allowed': words(
    { en: 'Tureen does not answer under this address', de: 'Unter dieser Adresse antwortet Tureen nicht' },
    {
      en: 'Open it under the address that whoever runs it has given you.',
      de: 'Öffne es unter der Adresse, die dir genannt wurde.',
    },
  ),
  'origin-not-allowed': words(
    { en: 'Tureen does not answer under this address', de: 'Unter dieser Adresse antwortet Tureen nicht' },
    {
      en: 'Open it under the address that whoever runs it has given you.',
      de: 'Öffne es unter der Adresse, die dir genannt wurde.',
    },
  ),
  'library-not-found': words(
    { en: 'There is no such library', de: 'Diese Bibliothek gibt es nicht' },
    {
      en: 'It was deleted, or you are no longer a member.',
      de: 'Sie wurde gelöscht, oder du gehörst nicht mehr dazu.',
    },
  ),
  'webhook-not-found': gone('This webhook is gone', 'Diesen Webhook gibt es nicht mehr'),
  'delivery-not-found': words(
    { en: 'This delivery is gone', de: 'Diese Zustellung gibt es nicht mehr' },
    { en: 'They are kept for 30 days.', de: 'Zustellungen bleiben 30 Tage lang stehen.' },
  ),
  'recipe-not-found': gone('This recipe is gone', 'Dieses Rezept gibt es nicht mehr'),
  'revision-not-found': gone('The recipe has no such version', 'Diese Fassung des Rezepts gibt es nicht'),
  'asset-not-found': gone('This file is gone', 'Diese Datei gibt es nicht mehr'),
  'tag-not-found': gone('This tag is gone', 'Dieses Schlagwort gibt es nicht mehr'),
  'facet-not-found': gone('This facet is gone', 'Dieses Merkmal gibt es nicht mehr'),
  'book-not-found': gone('This book is gone', 'Dieses Buch gibt es nicht mehr'),
  'pantry-entry-not-found': gone('This is no longer in the pantry', 'Das ist nicht mehr im Vorrat'),
  'shopping-list-not-found': gone('This shopping list is gone', 'Diese Einkaufsliste gibt es nicht mehr'),
  'shopping-item-not-found': gone('This is not on the list', 'Das steht nicht auf der Liste'),
  'meal-not-found': gone('This meal is gone', 'Diese Mahlzeit gibt es nicht mehr'),
  'saved-meal-not-found': gone('This saved meal is gone', 'Dieses Menü gibt es nicht mehr'),
  'calendar-not-found': gone('This calendar is gone', 'Diesen Kalender gibt es nicht mehr'),
  'authentication-disabled': words(
    { en: 'There are no accounts here', de: 'Hier gibt es keine Konten' },
    { en: 'Tureen runs for one person on this machine.', de: 'Tureen läuft auf diesem Rechner für eine Person.' },
  ),
  'job-not-found': words(
    { en: 'There is no such job', de: 'Diesen Auftrag gibt es nicht' },
    {
      en: 'Jobs are kept for a day, and each belongs to a library.',
      de: 'Aufträge bleiben einen Tag lang stehen, und jeder gehört zu einer Bibliothek.',
    },
  ),
  'download-missing': words(
    { en: 'There is nothing to download yet', de: 'Noch gibt es nichts herunterzuladen' },
    { en: 'Wait until the job is done.', de: 'Warte, bis der Auftrag fertig ist.' },
  ),
  'session-not-found': gone('This session has ended', 'Diese Anmeldung ist beendet'),
  'token-not-found': gone('This token is gone', 'Diesen Zugangsschlüssel gibt es nicht mehr'),
  'passkey-not-found': gone('This passkey is gone', 'Diesen Passkey gibt es nicht mehr'),
  'member-not-found': gone('They are no longer a member', 'Diese Person gehört nicht mehr dazu'),
  'invitation-not-found': gone('This invitation is no longer open', 'Diese Einladung ist nicht mehr offen'),
  'user-not-found': gone('There is no such user', 'Diese Person gibt es hier nicht'),
  'provider-not-found': gone('This way to sign in is gone', 'Diesen Weg zur Anmeldung gibt es nicht mehr'),
  'created-resource-missing': words(
    { en: 'What you made is gone again', de: 'Was du angelegt hast, ist schon wieder weg' },
    { en: 'Somebody deleted it. Make it anew.', de: 'Jemand hat es gelöscht. Leg es neu an.' },
  ),
  'request-timeout': words({ en: 'The connection is too slow', de: 'Die Verbindung ist zu langsam' }, TRY_AGAIN),
  'import-preview-not-found': words(
    { en: 'This import is gone', de: 'Diesen Import gibt es nicht mehr' },
    {
      en: 'It was discarded, or is older than seven days. Import it again.',
      de: 'Er wurde verworfen oder ist älter als sieben Tage. Importiere noch einmal.',
    },
  ),
  'import-item-not-found': words(
    { en: 'This recipe is no longer in the import', de: 'Dieses Rezept ist nicht mehr im Import' },
    { en: 'Perhaps it is in your library already.', de: 'Vielleicht ist es schon in deiner Bibliothek.' },
  ),
  'measurement-plan-not-found': words(
    { en: 'These answers are out of date', de: 'Diese Antworten sind überholt' },
    READ_AGAIN,
  ),
  'photo-pending': words(
    { en: 'The photograph is on its way', de: 'Das Foto ist unterwegs' },
    { en: 'It will be there in a moment.', de: 'Gleich ist es da.' },
  ),
  'photo-unavailable': words(
    { en: 'The photograph cannot be had', de: 'Das Foto ist nicht zu bekommen' },
    { en: 'The recipe can be kept without it.', de: 'Das Rezept lässt sich ohne behalten.' },
  ),
  'idempotency-in-progress': words(
    { en: 'It is still being done', de: 'Das ist noch in Arbeit' },
    {
      en: 'Try again in a moment: nothing is done twice.',
      de: 'Versuche es gleich noch einmal: Nichts geschieht doppelt.',
    },
  ),
  'webhook-disabled': words(
    { en: 'The webhook is turned off', de: 'Der Webhook ist ausgeschaltet' },
    { en: 'Turn it on first.', de: 'Schalte ihn erst ein.' },
  ),
  'too-many-webhooks': words(
    { en: 'There are too many webhooks', de: 'Es sind zu viele Webhooks' },
    { en: 'Delete one that is no longer needed.', de: 'Lösche einen, der nicht mehr gebraucht wird.' },
  ),
  'job-not-interrupted': words(
    { en: 'The job was not interrupted', de: 'Der Auftrag war nicht unterbrochen' },
    READ_AGAIN,
  ),
  'job-ended': words(
    { en: 'The job has ended already', de: 'Der Auftrag ist schon beendet' },
    { en: 'There is nothing left to cancel.', de: 'Es gibt nichts mehr abzubrechen.' },
  ),
  'job-expired': words(
    { en: 'The job is past its time', de: 'Die Zeit des Auftrags ist um' },
    {
      en: 'What it made is kept for a day. Ask for it again.',
      de: 'Was er gemacht hat, bleibt einen Tag lang. Starte ihn neu.',
    },
  ),
  'export-overtaken': words(
    { en: 'Something changed during the export', de: 'Während des Exports hat sich etwas geändert' },
    {
      en: 'A recipe or a picture was removed meanwhile. Export again.',
      de: 'Ein Rezept oder ein Bild wurde inzwischen entfernt. Exportiere noch einmal.',
    },
  ),
  'principal-mismatch': words(
    { en: 'Somebody else is signed in now', de: 'Jetzt ist jemand anderes angemeldet' },
    { en: 'The change waits until they are back.', de: 'Die Änderung wartet, bis die Person wieder da ist.' },
  ),
  'recipe-trashed': words(
    { en: 'The recipe is in the trash', de: 'Das Rezept liegt im Papierkorb' },
    { en: 'Restore it first.', de: 'Hol es erst zurück.' },
  ),
  'no-ambiguous-measures': words(
    { en: 'The measures of this recipe are settled', de: 'Die Maße in diesem Rezept sind schon geklärt' },
    {
      en: 'Someone may have settled them just now. Nothing was changed.',
      de: 'Vielleicht hat das gerade jemand anderes erledigt. Nichts wurde geändert.',
    },
  ),
  'recipe-not-trashed': words(
    { en: 'The recipe is not in the trash', de: 'Das Rezept liegt nicht im Papierkorb' },
    READ_AGAIN,
  ),
  'asset-in-use': words(
    { en: 'The picture is in use', de: 'Das Bild wird verwendet' },
    { en: 'Take it out of the recipe or the book first.', de: 'Nimm es erst aus dem Rezept oder dem Buch.' },
  ),
  'tag-name-taken': words(
    { en: 'A tag of this name exists', de: 'Ein Schlagwort dieses Namens gibt es schon' },
    { en: 'Choose another name, or take that one.', de: 'Wähle einen anderen Namen, oder nimm das vorhandene.' },
  ),
  'facet-exists': words(
    { en: 'This facet exists', de: 'Dieses Merkmal gibt es schon' },
    { en: 'Take that one.', de: 'Nimm das vorhandene.' },
  ),
  'pantry-full': words(
    { en: 'The pantry is full', de: 'Der Vorrat ist voll' },
    { en: 'Take out what is no longer there.', de: 'Nimm heraus, was nicht mehr da ist.' },
  ),
  'field-conflict': words({ en: 'Somebody else has changed this', de: 'Das hat jemand anderes geändert' }, READ_AGAIN),
  'merge-refused': words(
    { en: 'These two cannot become one', de: 'Diese beiden lassen sich nicht zusammenlegen' },
    {
      en: 'Both must be on the list, and both bought or both not.',
      de: 'Beide müssen auf der Liste stehen, und beide gekauft sein oder beide nicht.',
    },
  ),
  'shopping-list-full': words(
    { en: 'The list is full', de: 'Die Liste ist voll' },
    {
      en: 'Clear what was bought, or begin another list.',
      de: 'Räume weg, was gekauft ist, oder beginne eine neue Liste.',
    },
  ),
  'review-outdated': words(
    { en: 'The review is out of date', de: 'Die Durchsicht ist überholt' },
    {
      en: 'The list, a recipe or a meal has changed. Look through it once more.',
      de: 'Die Liste, ein Rezept oder eine Mahlzeit hat sich geändert. Sieh es noch einmal durch.',
    },
  ),
  'username-taken': words(
    { en: 'The user name is taken', de: 'Der Benutzername ist vergeben' },
    { en: 'Choose another.', de: 'Wähle einen anderen.' },
  ),
  'already-a-member': words(
    { en: 'You are a member already', de: 'Du gehörst schon dazu' },
    { en: 'The invitation is still good for somebody else.', de: 'Die Einladung gilt noch für jemand anderen.' },
  ),
  'passkey-exists': words(
    { en: 'This passkey is known already', de: 'Diesen Passkey gibt es hier schon' },
    { en: 'Use it, or another device.', de: 'Nimm ihn, oder ein anderes Gerät.' },
  ),
  'identity-taken': words(
    { en: 'This sign-in belongs to another account', de: 'Diese Anmeldung gehört zu einem anderen Konto' },
    { en: 'Sign in to that account, or use another one.', de: 'Melde dich bei jenem Konto an, oder nimm eine andere.' },
  ),
  'last-owner': words(
    { en: 'The library would have no owner', de: 'Niemand würde die Bibliothek verwalten' },
    { en: 'Make another member an owner first.', de: 'Gib erst jemand anderem diese Rolle.' },
  ),
  'last-administrator': words(
    { en: 'There would be no administrator', de: 'Niemand würde die Instanz verwalten' },
    { en: 'At least one must be able to sign in.', de: 'Mindestens eine Person muss sich dafür anmelden können.' },
  ),
  'receipt-expired': words({ en: 'This was done long ago', de: 'Das ist schon lange geschehen' }, READ_AGAIN),
  'precondition-failed': words({ en: 'It has changed meanwhile', de: 'Es hat sich inzwischen geändert' }, READ_AGAIN),
  'preview-revision-conflict': words(
    { en: 'The import has changed meanwhile', de: 'Der Import hat sich inzwischen geändert' },
    READ_AGAIN,
  ),
  'payload-too-large': words(
    { en: 'This is too much at once', de: 'Das ist zu viel auf einmal' },
    { en: 'Nothing was kept. Send less.', de: 'Nichts wurde behalten. Schicke weniger.' },
  ),
  'unsupported-media-type': words(
    { en: 'This kind of file cannot be kept', de: 'Diese Art von Datei lässt sich nicht behalten' },
    {
      en: 'Take a picture (JPEG, PNG, WebP, AVIF, GIF) or a PDF.',
      de: 'Nimm ein Bild (JPEG, PNG, WebP, AVIF, GIF) oder ein PDF.',
    },
  ),
  'validation-failed': words(
    { en: 'Something here is not right yet', de: 'Hier stimmt noch etwas nicht' },
    { en: 'Nothing was changed.', de: 'Nichts wurde geändert.' },
  ),
  'file-unreadable': words(
    { en: 'The file is damaged', de: 'Die Datei ist beschädigt' },
    {
      en: 'Open it where it came from, save it again, and send that.',
      de: 'Öffne sie, wo sie herkommt, speichere sie noch einmal und schicke die neue.',
    },
  ),
  'import-unreadable': words(
    { en: 'Nothing could be read', de: 'Es ließ sich nichts lesen' },
    {
      en: 'Export it again where it came from, or paste its text.',
      de: 'Exportiere es noch einmal, wo es herkommt, oder füge den Text ein.',
    },
  ),
  'address-not-allowed': words(
    { en: 'This address is not fetched', de: 'Diese Adresse wird nicht abgerufen' },
    {
      en: 'Only public pages are. Save the page in the browser and send the file.',
      de: 'Nur öffentliche Seiten werden es. Speichere die Seite im Browser und schicke die Datei.',
    },
  ),
  'address-unreachable': words(
    { en: 'The page could not be fetched', de: 'Die Seite ließ sich nicht abrufen' },
    {
      en: 'Where it opens in the browser, save it there and send the file.',
      de: 'Wenn sie sich im Browser öffnet, speichere sie dort und schicke die Datei.',
    },
  ),
  'passkey-not-verified': words(
    { en: 'The passkey was not accepted', de: 'Der Passkey wurde nicht angenommen' },
    TRY_AGAIN,
  ),
  'rate-limited': words(
    { en: 'Too much in a short time', de: 'Zu viel in kurzer Zeit' },
    { en: 'Wait a minute, then go on.', de: 'Warte eine Minute, dann geht es weiter.' },
  ),
  'internal-error': words(
    { en: 'The service failed', de: 'Der Dienst hat versagt' },
    {
      en: 'Nothing was changed. Try again; if it stays so, tell whoever runs the service.',
      de: 'Nichts wurde geändert. Versuche es noch einmal; bleibt es so, sag es denen, die den Dienst betreiben.',
    },
  ),
  'storage-full': words(
    { en: 'There is no room left', de: 'Es ist kein Platz mehr' },
    {
      en: 'Nothing is lost. Whoever runs the service has to make room.',
      de: 'Nichts ist verloren. Wer den Dienst betreibt, muss Platz schaffen.',
    },
  ),
  unavailable: words(
    { en: 'The service cannot answer now', de: 'Der Dienst kann gerade nicht antworten' },
    {
      en: 'Try again in a moment: nothing is done twice.',
      de: 'Versuche es gleich noch einmal: Nichts geschieht doppelt.',
    },
  ),
};
