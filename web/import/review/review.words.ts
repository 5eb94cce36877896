import { catalog, plural } from '../../language/catalog.ts';

/** Words for the page on which an import is reviewed. */
export const reviewWords = catalog({
  title: { en: 'Review import', de: 'Import prüfen' },
  back: { en: 'Import', de: 'Import' },
  read: {
    en: (count: number, text: string) =>
      plural(count, { one: 'One recipe was read', other: `${text} recipes were read` }),
    de: (count: number, text: string) =>
      plural(count, { one: 'Ein Rezept wurde gelesen', other: `${text} Rezepte wurden gelesen` }),
  },
  unread: {
    en: (count: number, text: string) =>
      plural(count, { one: 'one more could not be read', other: `${text} more could not be read` }),
    de: (count: number, text: string) =>
      plural(count, { one: 'eins ließ sich nicht lesen', other: `${text} ließen sich nicht lesen` }),
  },
  noneRead: { en: 'No recipe was found in this.', de: 'Darin wurde kein Rezept gefunden.' },
  leadKept: {
    en: 'Nothing is in your library before you import it.',
    de: 'In deiner Bibliothek ist nichts, bevor du es importierst.',
  },
  leadUntil: {
    en: (day: string) => `This review is kept until ${day}.`,
    de: (day: string) => `Bis ${day} wird das hier aufgehoben.`,
  },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  goneTitle: { en: 'This import is not here any more', de: 'Diesen Import gibt es nicht mehr' },
  goneHint: {
    en: 'It was discarded, or nobody finished it within seven days. What was imported of it is in the library.',
    de: 'Er wurde verworfen, oder niemand hat ihn in sieben Tagen abgeschlossen. Was davon importiert wurde, ist in der Bibliothek.',
  },
  importMore: { en: 'Import more', de: 'Weiteres importieren' },
  toRecipes: { en: 'To the recipes', de: 'Zu den Rezepten' },
  doneTitle: { en: 'All done', de: 'Alles erledigt' },
  doneHint: { en: 'Nothing of this import is left.', de: 'Von diesem Import ist nichts mehr übrig.' },
  discard: { en: 'Discard', de: 'Verwerfen' },
  discardTitle: { en: 'Discard what is left?', de: 'Den Rest verwerfen?' },
  discardHint: {
    en: (count: number, text: string) =>
      `${plural(count, { one: 'One recipe', other: `${text} recipes` })} of this import will be gone. What you have imported already stays in your library.`,
    de: (count: number, text: string) =>
      `${plural(count, { one: 'Ein Rezept aus diesem Import geht', other: `${text} Rezepte aus diesem Import gehen` })} verloren. Was du schon importiert hast, bleibt in deiner Bibliothek.`,
  },
  discardUnread: {
    en: 'What could not be read will be gone. What you have imported already stays in your library.',
    de: 'Was sich nicht lesen ließ, geht verloren. Was du schon importiert hast, bleibt in deiner Bibliothek.',
  },
  discarded: { en: 'The import was discarded.', de: 'Der Import wurde verworfen.' },
  recipes: { en: 'Recipes', de: 'Rezepte' },
  show: { en: 'Show', de: 'Zeigen' },
  all: { en: (count: string) => `All ${count}`, de: (count: string) => `Alle ${count}` },
  twofold: {
    en: (count: string) => `Perhaps there already ${count}`,
    de: (count: string) => `Vielleicht schon da ${count}`,
  },
  remarks: { en: (count: string) => `With remarks ${count}`, de: (count: string) => `Mit Hinweisen ${count}` },
  blocked: { en: (count: string) => `Unusable ${count}`, de: (count: string) => `Nicht brauchbar ${count}` },
  find: { en: 'Find in this import', de: 'In diesem Import suchen' },
  clear: { en: 'Clear', de: 'Leeren' },
  nothingFound: { en: 'No recipe of this import is like that.', de: 'So ein Rezept ist nicht in diesem Import.' },
  takeAll: { en: 'Import all that are new', de: 'Alle neuen importieren' },
  keepOriginals: { en: 'Keep the original files with the recipes', de: 'Originaldateien bei den Rezepten aufheben' },
  keepOriginal: { en: 'Keep the original file with it', de: 'Originaldatei dabei aufheben' },
  showMore: { en: (count: string) => `Show ${count} more`, de: (count: string) => `${count} weitere zeigen` },
  ingredients: {
    en: (count: number) => plural(count, { one: '1 ingredient', other: `${count} ingredients` }),
    de: (count: number) => plural(count, { one: '1 Zutat', other: `${count} Zutaten` }),
  },
  steps: {
    en: (count: number) => plural(count, { one: '1 step', other: `${count} steps` }),
    de: (count: number) => plural(count, { one: '1 Schritt', other: `${count} Schritte` }),
  },
  makes: { en: (amount: string) => `makes ${amount}`, de: (amount: string) => `ergibt ${amount}` },
  measures: {
    en: (count: number) => plural(count, { one: '1 open measure', other: `${count} open measures` }),
    de: (count: number) => plural(count, { one: '1 offenes Maß', other: `${count} offene Maße` }),
  },
  take: { en: (title: string) => `Import ${title}`, de: (title: string) => `${title} importieren` },
  details: { en: 'Ingredients and steps', de: 'Zutaten und Schritte' },
  ingredientsTitle: { en: 'Ingredients', de: 'Zutaten' },
  stepsTitle: { en: 'Steps', de: 'Schritte' },
  from: { en: (name: string) => `from ${name}`, de: (name: string) => `aus ${name}` },
  fileIs: { en: 'File', de: 'Datei' },
  foundAt: { en: 'Found at', de: 'Gefunden auf' },
  by: { en: 'By', de: 'Von' },
  readAs: { en: 'Read as', de: 'Gelesen als' },
  mendText: { en: 'Mend the text', de: 'Text ausbessern' },
  mendTitle: { en: 'Text as it was read', de: 'Text, wie er gelesen wurde' },
  mendHint: {
    en: 'Set right what was read wrongly: the title in the first line, one ingredient a line, then the steps. It is read again.',
    de: 'Stelle richtig, was falsch gelesen wurde: in der ersten Zeile der Titel, je Zeile eine Zutat, dann die Schritte. Der Text wird neu gelesen.',
  },
  mendLabel: { en: 'Text', de: 'Text' },
  mendAgain: { en: 'Read again', de: 'Neu lesen' },
  mended: { en: 'The text was read again.', de: 'Der Text wurde neu gelesen.' },
});
