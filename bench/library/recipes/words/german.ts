import { splitLines, splitList } from './kitchen-language.ts';
import type { KitchenLanguage } from './kitchen-language.ts';

export const german: KitchenLanguage = {
  code: 'de',
  groups: [
    { category: 'Suppen', dishes: splitList('Suppe, Eintopf, Brühe, Cremesuppe, Kaltschale') },
    {
      category: 'Hauptgerichte',
      dishes: splitList('Auflauf, Pfanne, Braten, Gulasch, Ragout, Curry, Schmortopf, Frikassee'),
    },
    { category: 'Salate', dishes: splitList('Salat, Rohkost, Nudelsalat, Krautsalat') },
    { category: 'Kuchen', dishes: splitList('Kuchen, Torte, Plätzchen, Strudel, Stollen, Waffeln, Streuselkuchen') },
    { category: 'Brot', dishes: splitList('Brot, Brötchen, Fladenbrot, Zopf, Knäckebrot') },
    { category: 'Beilagen', dishes: splitList('Knödel, Püree, Puffer, Spätzle, Klöße, Maultaschen, Gratin') },
    { category: 'Nachtisch', dishes: splitList('Grütze, Pudding, Kompott, Mousse, Pfannkuchen, Kaiserschmarrn') },
  ],
  manners: splitList(
    `langsam geschmort, knusprig gebraten, im Ofen gebacken, kalt serviert, scharf gewürzt, sanft gedünstet, frisch vom
    Grill, in Butter geschwenkt, süßsauer eingelegt, über Nacht gezogen, mild geräuchert, goldgelb überbacken`,
  ),
  places: splitList(
    `Bayern, Schwaben, Tirol, Sachsen, Westfalen, Franken, Hessen, Pommern, Thüringen, Böhmen, Kärnten, Friesland,
    Graubünden, Baden, Schlesien, Holstein, Vorarlberg, Oberschwaben`,
  ),
  titles: splitLines(`
{dish} mit {food}
{dish} mit {food} und {other}
{food} mit {other}, {manner}
{dish} aus {place}
{dish} mit {food} aus {place}
{food}, {manner}
{dish} nach Familie {name}
{dish} von {name} mit {food}
`),
  descriptions: splitLines(`
Ein Gericht für kühle Tage, das mit {food} auskommt und am nächsten Tag noch besser schmeckt.
So hat es die Nachbarin aus {name} gekocht, und so kochen wir es bis heute.
Wer {other} nicht mag, lässt sie weg und nimmt dafür mehr {food}.
In {name} steht es an jedem Festtag auf dem Tisch, immer mit viel {food}.
Schnell genug für den Feierabend und fein genug für Gäste, sofern {food} gut abgetropft sind.
Zwischen {dish} und Schmorgericht, mit {other} für die Würze.
Das Geheimnis liegt darin, {food} erst Farbe annehmen zu lassen, bevor Flüssigkeit dazukommt.
`),
  sentences: splitLines(`
Den Ofen vorheizen und {vessel} bereitstellen.
{food} waschen, putzen und in gleichmäßige Stücke schneiden.
{food} bei {heat} Hitze in {vessel} anschwitzen, bis sie {cue} sind.
Mit {other} ablöschen und {minutes} Minuten köcheln lassen.
{food} und {other} gründlich vermengen und kurz ruhen lassen.
Alles in {vessel} geben und glatt streichen.
Im heißen Ofen {minutes} Minuten backen, bis die Oberfläche Farbe hat.
Mit {food} abschmecken und nach Belieben nachwürzen.
{food} fein hacken und erst kurz vor dem Servieren darüberstreuen.
Den Teig {minutes} Minuten kneten und zugedeckt gehen lassen.
Inzwischen {food} in {vessel} rösten und beiseitestellen.
Die Flüssigkeit bei {heat} Hitze auf die Hälfte einkochen.
{food} nach und nach unterrühren, bis eine glatte Masse entsteht.
{vessel} vom Herd nehmen und {food} vorsichtig unterheben.
Abdecken und mindestens {minutes} Minuten kalt stellen.
{food} abgießen, dabei etwas vom Kochwasser auffangen.
Auf vorgewärmten Tellern anrichten und mit {other} servieren.
{food} von allen Seiten kräftig anbraten und wieder herausnehmen.
Sollte die Masse zu fest sein, hilft ein Schuss Wasser.
`),
  notes: splitLines(`
Die Sorte aus der Gegend um {name} zerfällt beim Kochen nicht.
Statt {food} geht auch {other}, dann wird es etwas süßer.
Wir kaufen {food} samstags am Stand von {name}.
Reste lassen sich gut einfrieren.
`),
  preparations: splitList(
    `fein gehackt, in Scheiben, gewürfelt, gerieben, geschält, abgetropft, zimmerwarm, grob gehackt, halbiert,
    geschmolzen, gesiebt, in Streifen geschnitten, zerdrückt, entkernt, geviertelt, gemahlen`,
  ),
  vessels: splitList(
    'eine Pfanne, einen Topf, eine Schüssel, eine Auflaufform, ein Backblech, einen Bräter, eine Springform',
  ),
  cues: splitList('weich, goldbraun, glasig, knusprig, gar, leicht gebräunt, bissfest'),
  heats: splitList('mittlerer, schwacher, starker, sanfter'),
  sections: splitList('Für die Soße, Für die Füllung, Für den Teig, Zum Garnieren, Für den Belag'),
  measured: {
    count: { word: '' },
    mass: { unit: 'metric.gram', word: 'g' },
    volume: { unit: 'metric.millilitre', word: 'ml' },
    spoon: { unit: 'metric.tablespoon', word: 'EL' },
    pinch: { unit: 'kitchen.pinch', word: 'Prisen' },
    bunch: { unit: 'count.bunch', word: 'Bund' },
    clove: { unit: 'count.clove', word: 'Zehen' },
    can: { unit: 'count.can', word: 'Dosen' },
  },
  line: '{measure} {food}',
  serves: 'Für {count} Personen',
};
