import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { groupByLabel } from '../label-groups.ts';
import { getRangeText } from '../labeled-line.ts';
import type { Label } from '../labeled-line.ts';
import { tokenizeLine } from '../tokenize-line.ts';
import { splitElisions } from '../language/split-elisions.ts';
import { labelByRules } from './label-by-rules.ts';
import type { RuleBasedLanguage } from './line-vocabulary.ts';

/**
 * Lines with their expected parts: q quantity, u unit, s size, n name, p preparation, r remark (note), f purpose
 * (for). Segments of the same part are joined by a plus.
 */
const tables: Readonly<Record<RuleBasedLanguage, string>> = {
  de: `
    2 EL Öl => q 2 · u EL · n Öl
    500g Mehl => q 500 · u g · n Mehl
    Mehl 500 g => q 500 · u g · n Mehl
    Eier 3 => q 3 · n Eier
    1 1/2 TL Salz => q 1 1/2 · u TL · n Salz
    ca. 250 g Mehl => q ca. 250 · u g · n Mehl
    knapp 1 l Milch => q 1 · u l · n Milch
    etwas Salz => q etwas · n Salz
    ein paar Blätter Basilikum => q paar · u Blätter · n Basilikum
    eine Handvoll Rucola => q eine · u Handvoll · n Rucola
    Prise Salz => u Prise · n Salz
    1 Prise(n) Zucker => q 1 · u Prise(n) · n Zucker
    2–3 große Kartoffeln (ca. 400 g) => q 2–3 + ca. 400 · u g · s große · n Kartoffeln
    2 bis 3 mittelgroße Äpfel, geschält, entkernt => q 2 bis 3 · s mittelgroße · n Äpfel · p geschält, entkernt
    1 Dose (400 g) stückige Tomaten, abgetropft => q 1 + 400 · u Dose + g · n stückige Tomaten · p abgetropft
    1 (400 g) Dose Kichererbsen => q 1 + 400 · u g + Dose · n Kichererbsen
    2 Dosen à 400 g Kidneybohnen => q 2 + 400 · u Dosen + g · n Kidneybohnen
    2 x 400 g Dosen Tomaten => q 2 + 400 · u g Dosen · n Tomaten
    2 EL + 1 TL Zucker => q 2 + 1 · u EL + TL · n Zucker
    1 gehäufter TL Backpulver => q 1 · u gehäufter TL · n Backpulver
    1 EL, gestr. Stärke => q 1 · u EL · n Stärke · r gestr
    1 kleines Bund Petersilie, fein gehackt => q 1 · u kleines Bund · n Petersilie · p fein gehackt
    1 fein gehackte Zwiebel => q 1 · n Zwiebel · p fein gehackte
    in Würfel geschnittene Möhren => n Möhren · p in Würfel geschnittene
    3 Möhren, geschält und in dünne Scheiben geschnitten
      => q 3 · n Möhren · p geschält und in dünne Scheiben geschnitten
    Kümmel gemahlen => n Kümmel · p gemahlen
    1 TL getrocknete Kräuter => q 1 · u TL · n getrocknete Kräuter
    1 EL frischer Thymian oder 1 TL getrockneter Thymian
      => q 1 · u EL · n frischer Thymian · r oder 1 TL getrockneter Thymian
    100 g Butter oder Margarine, zimmerwarm => q 100 · u g · n Butter oder Margarine · p zimmerwarm
    Saft einer halben Zitrone => q einer halben · n Zitrone · p Saft
    abgeriebene Schale von 1/2 Bio-Orange => q 1/2 · n Bio-Orange · p abgeriebene Schale von
    Salz, frisch gemahlener Pfeffer => n Salz + Pfeffer · p frisch gemahlener
    Salz und Pfeffer nach Geschmack => n Salz und Pfeffer · r nach Geschmack
    evtl. 1 TL Zucker => q 1 · u TL · n Zucker · r evtl
    1 Prise Zucker (optional) => q 1 · u Prise · n Zucker · r optional
    2 Eier (Größe M) => q 2 · s Größe M · n Eier
    3 Zwiebel(n) => q 3 · n Zwiebel(n)
    Fett für die Form => n Fett · f für die Form
    1 Ei, verquirlt, zum Bestreichen => q 1 · n Ei · p verquirlt · f zum Bestreichen
    Für den Teig: 500 g Mehl => q 500 · u g · n Mehl · f Für den Teig
    Weizenmehl Type 405 => n Weizenmehl Type 405
    600 g Hähnchenbrust ohne Haut => q 600 · u g · n Hähnchenbrust · p ohne Haut
    350 g Nudeln (z. B. Penne) => q 350 · u g · n Nudeln · r z. B. Penne
    2 Knoblauchzehen, gepresst => q 2 · n Knoblauchzehen · p gepresst
  `,
  fr: `
    3 c. à soupe d'huile d'olive => q 3 · u c. à soupe · n huile d'olive
    2 cuillères à soupe bombées de sucre => q 2 · u cuillères à soupe · n sucre · r bombées
    1 cuillère(s) à café de sel => q 1 · u cuillère(s) à café · n sel
    une pincée de sel => q une · u pincée · n sel
    un peu de sel => q un · u peu · n sel
    quelques feuilles de menthe => q quelques · u feuilles · n menthe
    sel, poivre => n sel, poivre
    2 à 3 gousses d'ail hachées => q 2 à 3 · u gousses · n ail · p hachées
    2 oignons émincés => q 2 · n oignons · p émincés
    3 gros oignons, pelés et coupés en fines rondelles
      => q 3 · s gros · n oignons · p pelés et coupés en fines rondelles
    4 œufs moyens => q 4 · s moyens · n œufs
    le jus d'un citron => q un · n citron · p le jus d'
    jus de 2 citrons => q 2 · n citrons · p jus de
    1 kg ou 2 grosses aubergines => q 1 + 2 · u kg · s grosses · n aubergines
    1 boîte (400 g) de tomates concassées => q 1 + 400 · u boîte + g · n tomates · p concassées
    2 boîtes de 400 g de tomates pelées => q 2 + 400 · u boîtes + g · n tomates · p pelées
    250 g / 2 tasses de farine => q 250 + 2 · u g + tasses · n farine
    1/4 de botte de persil haché => q 1/4 · u botte · n persil · p haché
    beurre pour le moule => n beurre · f pour le moule
    Pour la pâte : 200 g de farine => q 200 · u g · n farine · f Pour la pâte
    farine : 200 g => q 200 · u g · n farine
    Oignon - 1 => q 1 · n Oignon
    100 g de beurre fondu => q 100 · u g · n beurre · p fondu
    5 g d'estragon séché => q 5 · u g · n estragon séché
    1 oignon rouge (facultatif) => q 1 · n oignon rouge · r facultatif
    1 noix de beurre => q 1 · u noix · n beurre
    50 g de noix de coco râpée => q 50 · u g · n noix de coco · p râpée
    500 g de petits pois => q 500 · u g · n petits pois
    300 g de viande hachée => q 300 · u g · n viande hachée
    200 g de chocolat noir (70 % de cacao), haché grossièrement
      => q 200 · u g · n chocolat noir · p haché grossièrement · r 70 % de cacao
    environ 250 g de farine => q environ 250 · u g · n farine
    2 branches de thym frais ou 1 c. à café de thym séché
      => q 2 · u branches · n thym frais · r ou 1 c. à café de thym séché
    beurre ou margarine => n beurre ou margarine
    1 orange non traitée => q 1 · n orange · r non traitée
    500 g de farine T55 => q 500 · u g · n farine T55
    Sel, poivre au goût => n Sel, poivre · r au goût
    60 ml (1/4 tasse) d'eau => q 60 + 1/4 · u ml + tasse · n eau
  `,
  es: `
    2 cucharadas soperas de aceite de oliva => q 2 · u cucharadas soperas · n aceite de oliva
    sal al gusto => n sal · r al gusto
    sal, 1 pizca => q 1 · u pizca · n sal
    una pizca de sal => q una · u pizca · n sal
    unas hojas de albahaca fresca => q unas · u hojas · n albahaca fresca
    unos 200 g de queso => q unos 200 · u g · n queso
    2 dientes de ajo picados => q 2 · u dientes · n ajo · p picados
    2 cebollas medianas, peladas y picadas finamente => q 2 · s medianas · n cebollas · p peladas y picadas finamente
    3 huevos grandes => q 3 · s grandes · n huevos
    medio kilo de tomates maduros => q medio · u kilo · n tomates maduros
    1 y 1/2 tazas de harina => q 1 y 1/2 · u tazas · n harina
    3/4 de taza de azúcar => q 3/4 · u taza · n azúcar
    2 o 3 zanahorias, en rodajas => q 2 o 3 · n zanahorias · p en rodajas
    2 puerros en trozos de 3 o 4 cm => q 2 · n puerros · p en trozos de 3 o 4 cm
    1 pimiento rojo cortado en tiras => q 1 · n pimiento rojo · p cortado en tiras
    1 lata (400 g) de garbanzos, escurridos => q 1 + 400 · u lata + g · n garbanzos · p escurridos
    2 latas de 400 g de tomate triturado => q 2 + 400 · u latas + g · n tomate · p triturado
    el zumo de 1 limón => q 1 · n limón · p el zumo de
    ralladura de medio limón => q medio · n limón · p ralladura de
    perejil picado para decorar => n perejil · p picado · f para decorar
    aceite para freír => n aceite · f para freír
    mantequilla para untar el molde => n mantequilla · f para untar el molde
    Para la masa: 300 g de harina => q 300 · u g · n harina · f Para la masa
    500 g de carne picada => q 500 · u g · n carne picada
    100 g de pan rallado => q 100 · u g · n pan rallado
    1 cucharadita colmada de canela molida => q 1 · u cucharadita · n canela molida · r colmada
    pimienta negra recién molida => n pimienta negra · p recién molida
    sal c/n => n sal · r c/n
    azúcar (opcional) => n azúcar · r opcional
    1 ramita de romero fresco o 1 cucharadita de romero seco
      => q 1 · u ramita · n romero fresco · r o 1 cucharadita de romero seco
    mantequilla o margarina => n mantequilla o margarina
    4 filetes de merluza sin piel => q 4 · n filetes de merluza · p sin piel
    4 pechugas de pollo deshuesadas y sin piel => q 4 · n pechugas de pollo · p deshuesadas y sin piel
    harina 500 g => q 500 · u g · n harina
    100 g de mantequilla a temperatura ambiente => q 100 · u g · n mantequilla · p a temperatura ambiente
    2 huevos (tamaño L) => q 2 · s tamaño L · n huevos
  `,
  it: `
    Farina 00 250 g => q 250 · u g · n Farina 00
    Uova medie 2 => q 2 · s medie · n Uova
    Sale fino q.b. => n Sale fino · r q.b
    olio d'oliva 2 cucchiai => q 2 · u cucchiai · n olio d'oliva
    Aglio 1 spicchio => q 1 · u spicchio · n Aglio
    Uova (circa 3) 180 g => q circa 3 + 180 · u g · n Uova
    Lievito in polvere per dolci 16 g => q 16 · u g · n Lievito in polvere per dolci
    200 g di farina => q 200 · u g · n farina
    2 cucchiai d'olio => q 2 · u cucchiai · n olio
    un pizzico di sale => q un · u pizzico · n sale
    un po' di sale => q un · u po' · n sale
    un filo d'olio => q un · u filo · n olio
    qualche foglia di menta => q qualche · u foglia · n menta
    1 cipolla tritata finemente => q 1 · n cipolla · p tritata finemente
    2 carote tagliate a dadini => q 2 · n carote · p tagliate a dadini
    1 costa di sedano, a pezzetti => q 1 · u costa · n sedano · p a pezzetti
    400 g di pomodori pelati => q 400 · u g · n pomodori pelati
    1 scatola di ceci, scolati e sciacquati => q 1 · u scatola · n ceci · p scolati e sciacquati
    il succo di mezzo limone => q mezzo · n limone · p il succo di
    la scorza grattugiata di un limone => q un · n limone · p la scorza grattugiata di
    prezzemolo tritato per guarnire => n prezzemolo · p tritato · f per guarnire
    olio per friggere => n olio · f per friggere
    burro per la teglia => n burro · f per la teglia
    Per l'impasto: 500 g di farina => q 500 · u g · n farina · f Per l'impasto
    1 cucchiaino da tè di cannella => q 1 · u cucchiaino da tè · n cannella
    1 cucchiaio raso di zucchero => q 1 · u cucchiaio · n zucchero · r raso
    100 g di burro fuso => q 100 · u g · n burro · p fuso
    sale e pepe => n sale e pepe
    sale grosso => n sale grosso
    1 noce di burro => q 1 · u noce · n burro
    1 dado vegetale => q 1 · n dado vegetale
    burro o margarina => n burro o margarina
    1 rametto di rosmarino fresco o 1 cucchiaino di rosmarino secco
      => q 1 · u rametto · n rosmarino fresco · r o 1 cucchiaino di rosmarino secco
    1 mela grande, sbucciata e affettata => q 1 · s grande · n mela · p sbucciata e affettata
    zucchero a velo (facoltativo) => n zucchero a velo · r facoltativo
    circa 300 g di zucchine => q circa 300 · u g · n zucchine
  `,
  nl: `
    2 eetlepels olijfolie => q 2 · u eetlepels · n olijfolie
    ½ tl kaneel => q ½ · u tl · n kaneel
    1,5 dl water => q 1,5 · u dl · n water
    1 grote ui, fijngesneden => q 1 · s grote · n ui · p fijngesneden
    2 fijngehakte sjalotten => q 2 · n sjalotten · p fijngehakte
    500 g kipfilet, in blokjes => q 500 · u g · n kipfilet · p in blokjes
    1 blikje (70 g) tomatenpuree => q 1 + 70 · u blikje + g · n tomatenpuree
    2 blikken van 400 g kikkererwten => q 2 + 400 · u blikken + g · n kikkererwten
    1 pakje roomkaas (à 200 g) => q 1 + 200 · u pakje + g · n roomkaas
    een snufje zout => q een · u snufje · n zout
    snufje zout => u snufje · n zout
    zout naar smaak => n zout · r naar smaak
    peper en zout => n peper en zout
    boter om in te bakken => n boter · f om in te bakken
    bloem voor het werkblad => n bloem · f voor het werkblad
    peterselie ter garnering => n peterselie · f ter garnering
    sap van een halve citroen => q een halve · n citroen · p sap van
    zaadjes van 1 meloen => q 1 · n meloen · p zaadjes van
    wat olie => q wat · n olie
    een paar takjes tijm => q paar · u takjes · n tijm
    1 el verse tijm of 1 tl gedroogde tijm => q 1 · u el · n verse tijm · r of 1 tl gedroogde tijm
    boter of margarine => n boter of margarine
    2 à 3 wortels, geschild en in plakjes => q 2 à 3 · n wortels · p geschild en in plakjes
    2 tot 3 el suiker => q 2 tot 3 · u el · n suiker
    ongeveer 200 g spinazie => q ongeveer 200 · u g · n spinazie
    evt. 1 tl honing => q 1 · u tl · n honing · r evt
    1 rode peper (optioneel), in ringetjes => q 1 · n rode peper · p in ringetjes · r optioneel
    500 g gehakt => q 500 · u g · n gehakt
    100 g geraspte kaas => q 100 · u g · n kaas · p geraspte
    2 eieren (maat M) => q 2 · s maat M · n eieren
    1 afgestreken eetlepel bakpoeder => q 1 · u afgestreken eetlepel · n bakpoeder
    75 g boter, op kamertemperatuur => q 75 · u g · n boter · p op kamertemperatuur
    Bloem 500 g => q 500 · u g · n Bloem
    2 (bos)uien => q 2 · n (bos)uien
    200 g zalmfilet zonder vel => q 200 · u g · n zalmfilet · p zonder vel
    voor de saus: 2 el mayonaise => q 2 · u el · n mayonaise · f voor de saus
    zout, kaneel, kerrie => n zout, kaneel, kerrie
  `,
  sv: `
    2 msk olivolja => q 2 · u msk · n olivolja
    1 krm svartpeppar => q 1 · u krm · n svartpeppar
    1 gul lök, finhackad => q 1 · n gul lök · p finhackad
    1 finhackad gul lök => q 1 · n gul lök · p finhackad
    2 vitlöksklyftor, pressade => q 2 · n vitlöksklyftor · p pressade
    1 burk krossade tomater (400 g) => q 1 + 400 · u burk + g · n krossade tomater
    1 burk (400 g) kikärter, avrunna och sköljda => q 1 + 400 · u burk + g · n kikärter · p avrunna och sköljda
    500 g potatis, skalad och skuren i tärningar => q 500 · u g · n potatis · p skalad och skuren i tärningar
    en nypa salt => q en · u nypa · n salt
    lite salt => q lite · n salt
    salt och peppar efter smak => n salt och peppar · r efter smak
    salt, peppar => n salt, peppar
    smör till stekning => n smör · f till stekning
    smör och ströbröd till formen => n smör och ströbröd · f till formen
    saften från 1 citron => q 1 · n citron · p saften från
    saft och rivet skal av 1 citron => q 1 · n citron · p saft och rivet skal av
    några kvistar timjan => q några · u kvistar · n timjan
    1 kruka basilika => q 1 · u kruka · n basilika
    2–3 msk socker => q 2–3 · u msk · n socker
    2 till 3 ägg => q 2 till 3 · n ägg
    1 - 1 1/2 dl mjölk => q 1 - 1 1/2 · u dl · n mjölk
    ca 200 g ost => q ca 200 · u g · n ost
    1 stor morot => q 1 · s stor · n morot
    smör eller margarin => n smör eller margarin
    300 g lax, torsk eller gös => q 300 · u g · n lax, torsk eller gös
    1 msk färsk timjan eller 1 tsk torkad timjan => q 1 · u msk · n färsk timjan · r eller 1 tsk torkad timjan
    1 rågad tsk bakpulver => q 1 · u rågad tsk · n bakpulver
    100 g smör, rumsvarmt => q 100 · u g · n smör · p rumsvarmt
    100 g smält smör => q 100 · u g · n smör · p smält
    150 g fryst spenat, tinad => q 150 · u g · n fryst spenat · p tinad
    ev. 1 tsk honung => q 1 · u tsk · n honung · r ev
    vaniljsocker (valfritt) => n vaniljsocker · r valfritt
    Vetemjöl 3 dl => q 3 · u dl · n Vetemjöl
    2 st ägg => q 2 · u st · n ägg
    4 laxfiléer à 125 g => q 4 + 125 · u g · n laxfiléer
    1 påse jäst (à 12 g) => q 1 + 12 · u påse + g · n jäst
    4 potatisar med skal => q 4 · n potatisar · p med skal
    Till servering: ris => n ris · f Till servering
    50 g smör + till formen => q 50 · u g · n smör · f till formen
    2 1/2 dl matlagningsgrädde (15 %) => q 2 1/2 · u dl · n matlagningsgrädde · r 15 %
  `,
  pt: `
    2 colheres de sopa de azeite => q 2 · u colheres de sopa · n azeite
    2 colheres (sopa) de manteiga derretida => q 2 · u colheres (sopa) · n manteiga · p derretida
    1 colher (chá) rasa de sal => q 1 · u colher (chá) · n sal · r rasa
    3 dentes de alho picados => q 3 · u dentes · n alho · p picados
    1 cebola média picada => q 1 · s média · n cebola · p picada
    1 cebola grande, picada em cubos pequenos => q 1 · s grande · n cebola · p picada em cubos pequenos
    2 tomates sem pele e sem sementes, picados => q 2 · n tomates · p sem pele e sem sementes, picados
    sal a gosto => n sal · r a gosto
    azeite q.b. => n azeite · r q.b
    q.b. sal => n sal · r q.b
    uma pitada de noz-moscada => q uma · u pitada · n noz-moscada
    suco de 1 limão => q 1 · n limão · p suco de
    sumo de meio limão => q meio · n limão · p sumo de
    cheiro-verde picado para decorar => n cheiro-verde · p picado · f para decorar
    óleo para fritar => n óleo · f para fritar
    manteiga para untar => n manteiga · f para untar
    Para a massa: 3 xícaras de farinha => q 3 · u xícaras · n farinha · f Para a massa
    1 lata de leite condensado (395 g) => q 1 + 395 · u lata + g · n leite condensado
    1 lata (395 g) de leite condensado => q 1 + 395 · u lata + g · n leite condensado
    1 e 1/2 xícara (chá) de leite => q 1 e 1/2 · u xícara (chá) · n leite
    meia xícara de óleo => q meia · u xícara · n óleo
    1/2 kg de carne moída => q 1/2 · u kg · n carne moída
    500g de frango desfiado => q 500 · u g · n frango · p desfiado
    1 kg de batata cozida e amassada => q 1 · u kg · n batata · p cozida e amassada
    4 ovos grandes => q 4 · s grandes · n ovos
    cerca de 200 g de presunto => q cerca de 200 · u g · n presunto
    açúcar (opcional) => n açúcar · r opcional
    manteiga ou margarina => n manteiga ou margarina
    1 colher de sopa de tomilho fresco ou 1 colher de chá de tomilho seco
      => q 1 · u colher de sopa · n tomilho fresco · r ou 1 colher de chá de tomilho seco
    2 a 3 batatas, descascadas e cortadas em rodelas => q 2 a 3 · n batatas · p descascadas e cortadas em rodelas
    farinha de trigo 500 g => q 500 · u g · n farinha de trigo
    um pouco de sal => q um · u pouco · n sal
    algumas folhas de manjericão => q algumas · u folhas · n manjericão
    1 copo de água morna => q 1 · u copo · n água morna
    4 filés de peixe => q 4 · n filés de peixe
    noz-moscada ralada na hora => n noz-moscada · p ralada na hora
    1 limão (suco e raspas) => q 1 · n limão · p suco e raspas
  `,
};

const letters: readonly (readonly [Label, string])[] = [
  ['quantity', 'q'],
  ['unit', 'u'],
  ['size', 's'],
  ['name', 'n'],
  ['preparation', 'p'],
  ['note', 'r'],
  ['purpose', 'f'],
];

const languages = Object.keys(tables) as RuleBasedLanguage[];

const partsOf = (text: string, language: RuleBasedLanguage): string => {
  const tokens = splitElisions(tokenizeLine(text), language);
  const line = { text, tokens, labels: labelByRules(tokens, language), language };
  const groups = groupByLabel(line);
  return letters
    .map(([label, letter]) => {
      const stretches = groups.filter((group) => group.label === label).map((group) => getRangeText(line, group));
      return stretches.length === 0 ? '' : `${letter} ${stretches.join(' + ')}`;
    })
    .filter((part) => part !== '')
    .join(' · ');
};

const rowsOf = (table: string): string[][] =>
  table
    .replaceAll(/\n\s+=>/g, ' =>')
    .split('\n')
    .map((row) => row.trim().split(' => '))
    .filter(([line]) => line !== '');

for (const language of languages) {
  suite(`labeling lines by rules in ${language}`, () => {
    for (const [line = '', expected = ''] of rowsOf(tables[language])) {
      test(line, () => assert.equal(partsOf(line, language), expected));
    }
  });
}
