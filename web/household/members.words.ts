import { catalog } from '../language/catalog.ts';

export const membersWords = catalog({
  title: { en: 'Members', de: 'Mitglieder' },
  lead: { en: 'Everybody who cooks from this library.', de: 'Alle, die aus dieser Bibliothek kochen.' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  you: { en: 'You', de: 'Du' },
  since: { en: (date: string) => `Since ${date}`, de: (date: string) => `Seit ${date}` },
  role: { en: 'Role', de: 'Rolle' },
  roleOf: { en: (name: string) => `Role of ${name}`, de: (name: string) => `Rolle von ${name}` },
  roleChanged: {
    en: (name: string, role: string) => `${name}: ${role}.`,
    de: (name: string, role: string) => `${name}: ${role}.`,
  },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeTitle: { en: (name: string) => `Remove ${name}?`, de: (name: string) => `${name} entfernen?` },
  removeHint: {
    en: (name: string) =>
      `${name} cannot open this library any more. What they wrote stays. You can invite them again.`,
    de: (name: string) =>
      `${name} kann diese Bibliothek nicht mehr öffnen. Geschriebenes bleibt. Du kannst später wieder einladen.`,
  },
  removed: { en: (name: string) => `${name} is removed.`, de: (name: string) => `${name} ist entfernt.` },
  leave: { en: 'Leave', de: 'Verlassen' },
  leaveTitle: { en: 'Leave this library?', de: 'Diese Bibliothek verlassen?' },
  leaveHint: {
    en: 'You need a new invitation to come back. What you wrote stays here.',
    de: 'Um zurückzukommen, brauchst du eine neue Einladung. Was du geschrieben hast, bleibt hier.',
  },
  stepDownTitle: { en: 'Give up your ownership?', de: 'Verwaltung abgeben?' },
  stepDownHint: {
    en: 'You cannot take it back yourself: another owner has to give it to you.',
    de: 'Du kannst sie dir nicht selbst zurückholen: Das muss jemand tun, der die Bibliothek verwaltet.',
  },
  stepDown: { en: 'Give up', de: 'Abgeben' },
  lastOwner: {
    en: 'A library keeps at least one owner. Make somebody else an owner first.',
    de: 'Mindestens eine Person muss die Bibliothek verwalten. Gib erst jemand anderem diese Rolle.',
  },

  invitations: { en: 'Invitations', de: 'Einladungen' },
  invitationsLead: {
    en: 'A link lets one person in, with the role you choose.',
    de: 'Ein Link lässt eine Person herein, mit der Rolle, die du wählst.',
  },
  localHint: {
    en: 'Tureen runs without accounts here, so nobody else can sign in. Start it with TUREEN_AUTH=accounts to invite others.',
    de: 'Tureen läuft hier ohne Konten, also kann sich niemand sonst anmelden. Starte mit TUREEN_AUTH=accounts, um andere einzuladen.',
  },
  invite: { en: 'Invite somebody', de: 'Jemanden einladen' },
  noInvitations: { en: 'No invitation is open.', de: 'Keine Einladung ist offen.' },
  hint: { en: 'For whom?', de: 'Für wen?' },
  hintHint: { en: 'Only for your list; they do not see it.', de: 'Nur für deine Liste; die Person sieht es nicht.' },
  good: { en: 'How long is it good?', de: 'Wie lange gilt sie?' },
  good_24: { en: 'A day', de: 'Einen Tag' },
  good_168: { en: 'A week', de: 'Eine Woche' },
  good_720: { en: 'A month', de: 'Einen Monat' },
  makeLink: { en: 'Make link', de: 'Link erstellen' },
  linkTitle: { en: 'Send this link', de: 'Verschick diesen Link' },
  linkHint: {
    en: 'It is shown this once and lets in whoever opens it first. Send it to nobody but the person you mean.',
    de: 'Er wird nur dieses eine Mal gezeigt und lässt herein, wer ihn zuerst öffnet. Schick ihn nur der Person, die du meinst.',
  },
  link: { en: 'Link', de: 'Link' },
  lostLink: {
    en: 'The invitation was made, but its link was lost on the way. Take it back, and make another.',
    de: 'Die Einladung wurde erstellt, aber ihr Link ging unterwegs verloren. Nimm sie zurück und erstelle eine andere.',
  },
  done: { en: 'Done', de: 'Fertig' },
  nameless: { en: 'Invitation', de: 'Einladung' },
  open: { en: (date: string) => `open until ${date}`, de: (date: string) => `offen bis ${date}` },
  accepted: { en: (date: string) => `accepted on ${date}`, de: (date: string) => `angenommen am ${date}` },
  revoked: { en: (date: string) => `taken back on ${date}`, de: (date: string) => `zurückgenommen am ${date}` },
  expired: { en: (date: string) => `expired on ${date}`, de: (date: string) => `abgelaufen am ${date}` },
  revoke: { en: 'Take back', de: 'Zurücknehmen' },
  takenBack: { en: 'The invitation is taken back.', de: 'Die Einladung ist zurückgenommen.' },
  past: { en: 'Earlier invitations', de: 'Frühere Einladungen' },
});
