import { inflect, splitAtCommas, splitAtSpaces } from './lexicon.ts';
import type { LineLexicon } from './lexicon.ts';

const plain = '_ e s es';

export const frenchLineLexicon: LineLexicon = {
  isNounFirst: true,
  numbers: splitAtSpaces(
    'un une deux trois quatre cinq six sept huit neuf dix onze douze demi demie demis demies quart quarts tiers moitié',
  ),
  vagueAmounts: splitAtCommas('quelques, quelque, plusieurs, beaucoup, assez, suffisamment'),
  about: splitAtCommas('à peu près, autour de, approx'),
  ranges: splitAtSpaces('à ou a'),
  of: splitAtSpaces("de d' d du des"),
  articles: splitAtSpaces("le la les l' l du des"),
  sizes: [
    ...inflect('petit grand', plain),
    ...splitAtSpaces('gros grosse grosses moyen moyenne moyens moyennes'),
    ...splitAtSpaces('minuscule minuscules énorme énormes'),
  ],
  sizeAbbreviations: splitAtSpaces('gr pt pte pts ptes pet gd gde gds gdes moy'),
  countableFoods: splitAtSpaces(
    'oignon pomme patate carotte tomate poire citron orange poivron piment courgette concombre aubergine ' +
      'avocat banane oeuf jaune blanc betterave navet chou celeri fenouil echalote poireau champignon ' +
      'courge potiron melon ananas mangue peche nectarine abricot prune figue pain tortilla escalope steak ' +
      'filet truite poisson poulet canard cuisse saucisse crevette gousse feuille branche tete artichaut ' +
      'panais radis laitue salade potimarron citrouille chou-fleur endive',
  ),
  spoonableFoods: [],
  fillLevels: [
    ...inflect('bombé rempli plein ras', plain),
    ...splitAtSpaces('bon bonne bons bonnes belle belles beau beaux rase rases généreuse généreuses généreux'),
    ...splitAtSpaces('comble combles légère légères'),
  ],
  fillLevelsAfterUnit: [...inflect('bombé rempli plein ras', plain), ...splitAtSpaces('comble combles')],
  preparationWords: [
    ...inflect(
      'haché émincé coupé découpé râpé épluché pelé lavé ciselé pressé écrasé tranché détaillé dénoyauté épépiné égoutté ' +
        'rincé tamisé concassé mixé équeuté effeuillé zesté taillé désossé dégraissé nettoyé essoré fouetté pilé émietté ' +
        'effiloché mondé évidé dégermé gratté vidé paré décongelé zébré réservé broyé séparé préparé brossé ébouillanté ' +
        'écossé décortiqué déveiné trempé réhydraté dessalé grillé toasté torréfié caramélisé blanchi poêlé rissolé ' +
        'précuit décoquillé fendu battu fondu cuit ramolli assoupli monté refroidi rôti',
      plain,
    ),
  ],
  states: [
    ...inflect(
      'séché moulu fumé salé sucré surgelé congelé mûr froid chaud tiède glacé confit déshydraté cru entier émondé ' +
        'sec tempéré bouillant frais',
      plain,
    ),
    ...splitAtSpaces('sèche sèches fraîche fraîches mou molle pommade entière entières'),
  ],
  manners: splitAtSpaces('finement grossièrement fraîchement fin fins fines légèrement menu préalablement'),
  intensifiers: splitAtSpaces('très bien soigneusement délicatement entièrement'),
  qualities: splitAtSpaces('bio frais fraîche fraîches biologique biologiques surgelé surgelés surgelée surgelées'),
  into: splitAtSpaces('en'),
  shapes: splitAtSpaces(
    'dés dé cubes cube rondelles rondelle lamelles lamelle lanières morceaux morceau tranches tranche quartiers ' +
      'quartier julienne brunoise bâtonnets bâtons bouchées copeaux fleurettes miettes filaments ' +
      'allumettes tronçons tronçon mirepoix demi-lunes éventail deux quatre segments suprêmes biseaux ' +
      'sifflets neige pommade carrés bouquets tagliatelles paysanne losanges',
  ),
  withOrWithout: splitAtSpaces('avec sans'),
  foodParts: splitAtSpaces(
    'peau os arêtes arête noyau noyaux pépins croûte fanes queue queues tête graines coquille coquilles jus couenne ' +
      'écorce tiges feuilles germe',
  ),
  extracts: splitAtSpaces('jus zeste zestes écorce pulpe feuilles graines'),
  purposes: splitAtCommas('pour, afin de, en garniture, en décoration, en accompagnement'),
  notes: splitAtCommas(
    'par exemple, p. ex, p.ex, de préférence, selon la saison, selon grosseur, soit, ou à défaut, à défaut, ' +
      'comme, plus un peu, plus pour, au choix, de votre choix, de saison, ou plus, ou moins, suivant, ' +
      'de bonne qualité, du commerce, non traité, non traitée, non traités, non traitées, si possible, facultatif, ' +
      "à l'huile, au naturel, en conserve, en boîte, en bocal, au sirop, issu de, issus de, du moulin",
  ),
  noteOpenings: splitAtSpaces('de des du avec sans à au aux selon soit ou bio non en plus idéalement comme dont sinon'),
  standaloneNotes: splitAtCommas(
    'selon votre goût, selon le goût, selon les goûts, selon goût, selon goûts, selon vos goûts, à votre goût, au goût, à ' +
      'volonté, q.s, qs, ' +
      'facultatif, facultative, facultatifs, facultatives, optionnel, optionnelle, éventuellement, si désiré, si besoin, ' +
      "selon l'envie, selon envie, à convenance, au besoin",
  ),
  preparationPhrases: splitAtCommas('à température ambiante, à température, température ambiante'),
  sizePhrases: [],
  sizeClasses: splitAtCommas('taille, calibre'),
  nameNumberPrefixes: splitAtSpaces('type t no'),
  foods: splitAtCommas(
    'petits pois, petit pois, petits-pois, gros sel, petit épeautre, petit salé, petit lait, petits suisses, petit suisse, ' +
      'petit beurre, petits beurres, noix de coco, noix de muscade, ' +
      'noix de cajou, noix de pécan, noix de macadamia, noix de saint-jacques, noix de st-jacques, noix de veau, ' +
      'noix du brésil, viande hachée, viandes hachées, bœuf haché, boeuf haché, steak haché, steaks hachés, porc haché, ' +
      'veau haché, agneau haché, crème fouettée, crème fraîche, lait battu, lait ribot, amandes effilées, amande effilée, ' +
      'côtes de porc, côte de porc, ' +
      "côte de bœuf, côte de boeuf, côtes de veau, côte de veau, côtes d' agneau, côtes d'agneau, tête de veau, " +
      'jambon cuit, jambon cru, jambon blanc, vin cuit, pain grillé, pour sushi, pour sushis, ' +
      "pour pâtisserie, pommes de terre, pomme de terre, en poudre, en grains, en grain, en branche, à l' ancienne, " +
      'grand marnier, bouquet garni, bouquets garnis, fleur de sel, quatre épices, cinq épices',
  ),
  nonUnits: splitAtSpaces('filet filets part parts tour tours'),
  unitPhrases: splitAtCommas(
    "noix de beurre, noisette de beurre, noix de margarine, filet d'huile, filets d'huile, filet de citron, filet de jus, filet de vinaigre, filet de sirop",
  ),
  unregisteredUnits: splitAtSpaces(
    'dizaine dizaines vingtaine quinzaine bouquet bouquets gobelet gobelets bouchon bouchons pavé pavés carré carrés',
  ),
  participles: splitAtSpaces('é ée és ées'),
};
