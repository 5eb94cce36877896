import type { Language } from '../../units/index.ts';

/** All patterns look at the text right before or right after a number, in the eight languages of the registry. */

/** Words that state an amount less than exactly. */
export const ABOUT = String.raw`(?:about|approx(?:\.|imately)?|around|roughly|some|scant|generous|heaping|heaped|just|over|under|nearly|almost|at least|up to|a total of|total(?:ing)?|ca\.?|circa|zirka|etwa|ungefähr|rund|knapp|gut|insgesamt|environ|à peu près|soit|aprox(?:\.|imadamente)?|unos|unas|alrededor de|más o menos|cerca de|ongeveer|plusminus|cirka|ungefär|drygt|knappt|mais ou menos|i\.e\.|~|≈)`;
const ABOUT_OR = String.raw`(?:${ABOUT}|or|oder|ou|o|of|eller|=)`;

export const PERCENT_AFTER =
  /^\s?(?:%|(?:percent|per\s?cent|prozent|pct|por\s?ciento|pour\s?cent|per\s?cento|procent|por\s?cento)(?!\p{L}))/iu;

export const DEGREES_AFTER =
  /^\s?(?:[°º℃℉]|(?:degrees?|deg|grad|graden|grader|degrés?|grados?|gradi|graus?)(?!\p{L}))/iu;
export const OVEN_BEFORE = /(?:gas(?:\s?mark)?|gasstufe|stufe|thermostat|th\.|regolo|gas-?stand|gasmärke)\s?$/iu;
/** `105 to 115 F`, `at 40 C`. */
export const FAHRENHEIT_OR_CELSIUS_AFTER = /^\s?[FC](?![\p{L}.])/u;

/** `5-spice`, `2-day-old`, `7up`, `1st`: part of a name. An `x` may be a multiplication sign. */
export const NAME_AFTER = /^(?:[-‐‑–]\s?(?=\p{L})|(?![x×]\s?\d|[x×]\s)\p{L})/iu;
/** `B12`, `V8`, `E 202`, `T55`. */
export const NAME_BEFORE = /(?:\p{L}|(?<!\p{L})(?:E|T|W|Typ|N)[ -]?)$/u;
/** `U-16`, `twenty-four`, `1-to-1`, `1:1`. */
export const HYPHENATED_BEFORE = /(?:\p{L}[-‐‑]|\d:)$/u;
export const RATIO_AFTER = /^:\d/;
export const MULTIPLIED_BEFORE = /(?<!\p{L})[x×*]\s?\/?\s?$/iu;
export const MULTIPLIED_AFTER = /^\s?(?:[x×*]|by)\s?(?=[\d¼-¾⅐-⅞])/iu;
/** `1½ by 4½-inch strips`, `4 x 1cm/½ inch`: measured together with the number before. */
export const SECOND_LENGTH_BEFORE = /(?:[\s-]by[\s-]|\s?\/\s?)$/iu;
/** `three- to four-pound`: the end of a range that starts with something else than digits. */
export const RANGE_END_BEFORE = /[-‐‑–]\s(?:to|or|bis|oder|à|ou|tot|of|till|eller|a|o)\s$/iu;
/** `oil to a depth of 1 inch`. */
export const DEPTH_BEFORE = /(?<!\p{L})(?:of|to|de|di|von|van|av)\s*$/iu;
/** What is measured by its length and width. */
export const PAN_AFTER =
  /(?:(?<!\p{L})(?:tins?|pans?|dish|tray|sheet|moule|molde|stampo|teglia|plåt|forma|assadeira)|form|blech|vorm|plaat)(?!\p{L})/iu;
export const INCHES_AFTER = /^(?:\s?["″”]|''|’’|″)/u;

export const TIME_AFTER =
  /^[-‐\s]?(?:sec(?:ond)?s?|sekunden?|min(?:s|\.|utes?|uten|uti|utos?|uter|uut|uten)?|minuten|hours?|hrs?|std\.?|stunden?|h|heures?|horas?|ore|ora|uur|uren|timmar|timme|days?|tage?n?|tag|jours?|d[íi]as?|giorn[io]|dag(?:ar|en)?|weeks?|wochen?|semaines?|semanas?|settimane|weken|veckor|months?|monate?n?|mois|meses|mesi|maanden|månader|years?|jahre?n?|ans|años?|anni|jaar|år|anos)(?![\p{L}])/iu;

/** `cut into 8 wedges`, `in 4 Stücke`: the count of the pieces does not depend on the scale. */
export const PIECES_BEFORE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:in|into)\s*$/iu,
  de: /(?<!\p{L})(?:in)\s*$/iu,
  fr: /(?<!\p{L})(?:en)\s*$/iu,
  es: /(?<!\p{L})(?:en)\s*$/iu,
  it: /(?<!\p{L})(?:in)\s*$/iu,
  nl: /(?<!\p{L})(?:in)\s*$/iu,
  sv: /(?<!\p{L})(?:i)\s*$/iu,
  pt: /(?<!\p{L})(?:em)\s*$/iu,
};

/** `Type 405`, `no. 12`, `page 125`, `see note 1`. */
export const NUMBERED_BEFORE =
  /(?:^|[\s,(])(?:typ[eo]?|no\.?|nr\.?|n\.?[°º]|número|numéro|numero|number|size|größe|groesse|taille|talla|grade|pages?|pp?\.|pg\.?|seite|s\.|side|sidan?|página|pagina|bladzijde|notes?|steps?|tips?|recipe|see|siehe|tipps?|anmerkung|hinweis|schritt|étape|paso|passo|fase|stap|steg|vol\.?|volume|#|grit|mesh|proof|footnote)\s*$/iu;

/** German flours are graded by their ash: `Weizenmehl 405`. */
export const FLOUR_BEFORE = /mehl,?\s*\(?$/iu;
export const FLOUR_TYPE = /^\d{3,4}$/;

/** `flour*1`, `sugar [1]`, `salt¹`. */
export const FOOTNOTE_BEFORE = /[*[]$/;
export const FOOTNOTE_AFTER = /^(?:\]|[,;)]|\s*$)/;

/** Names with a number: `five spice`, `7 up`, `4 formaggi`, `quatre épices`. */
export const NUMBERED_NAME_AFTER =
  /^[-\s]?(?:spices?|up(?!\p{L})|herbs?(?=\s(?:mix|blend))|grains?(?=\s(?:mix|blend|bread|cereal))|épices|especias|especiarias|spezie|gewürze?|kräuter(?!\p{L})|kruiden|kryddor|cheese(?=\s(?:mix|blend))|formaggi|fromages|quesos|musketeers|island|proof)(?!\p{L})/iu;

/** A size per item at the end of a clause: `(6 oz each)`, `200 g pro Stück`. */
export const EACH_AFTER =
  /^\)?\s*(?:each|apiece|a\s?piece|per|je|jeweils|pro|das stück|chacune?|pièce|l'un|cada(?:\s(?:un[oa]?|uma))?|ciascun[oa]|l'un[oa]|elk|per stuk|vardera|styck|st)(?=\s*(?:$|[(),;.[\]/–—-]|(?:and|with|or|und|mit)\s))/iu;
/** `200 g per person`. Italian `per` usually means for: `20 g per la teglia`. */
export const PER_AFTER = /^\)?\s*(?:per|pro)\s/iu;
export const PER_AFTER_ITALIAN = /^\)?\s*per\s(?:persona|porzione|pezzo|commensale)(?!\p{L})/iu;
/** `40 g per person`, `1 tbsp salt per kilo`: does not scale. */
export const PER_PERSON = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:for\s)?each|per|pro|par|por|à|je)[\s-]{1,2}(?:persone?|pers\.|personnes?|persona|persoon|pessoa|person|portion|portie|porzione|porção|porción|ración|dose|part|serving|head|guest|diner|kopf|tête|cabe[zç]a|capite|nase|convive|commensale|comensal)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:per|pro|par|por)\s{1,2}(?:kilo|kilogramm?|chilo|quilo|kg|pound|lb|lit(?:re|er|ro)|liter|rack|roll|loaf|sandwich|burger|pack(?:et|age)?|box|bag|can|tin|jar|glass?|verre|bocal|bowl|plate|pizza|skewer|taco|wrap|bun)(?!\p{L})`,
    String.raw`(?<!\p{L})a\s(?:testa|persona)(?!\p{L})`,
    String.raw`\s?\/\s?(?:person|persona|personne|pers\.|serving|portion)(?!\p{L})`,
    String.raw`(?<!\p{L})p\.\s?p\.`,
  ].join('|'),
  'giu',
);
/** Matches every line that `PER_PERSON` matches, and is 20 times as fast. */
export const MAY_BE_PER_PERSON = /(?:each|per|pro|par|por|je|[àÀ])[\s-]|a\s(?:testa|persona)|\/\s?[^\d\s]|p\.\s?p\./i;
/** A food follows, so that the measure is its amount: `7 oz beef`, but not `7 oz each`. */
export const FOOD_AFTER = /^\.?\s+(?!each|apiece|per|je|pro|chac|pièce|cada|ciasc|elk|vardera|styck)\p{L}/iu;
/** Further statements of the same size: `200g/7oz each`, `6 oz (175g) each`. */
export const RESTATED_AFTER =
  /^\.?\s?(?:[/(;,]|or|=)\s?(?:about\s)?[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞ .,/-]*\s?\p{L}+\.?(?:\s[\d¼-¾⅐-⅞]+\s?\p{L}{1,3}(?!\p{L}))?\)?/iu;
/** `8 bones in each`, `4 per person`. */
export const COUNT_EACH_AFTER = /^\s?(?:\p{L}+\s){0,2}(?:in each|each|per|pro|je|par|por)(?!\p{L})/iu;
export const COUNT_EACH_AFTER_ITALIAN =
  /^\s?(?:\p{L}+\s){0,2}(?:cadauno|ciascun[oa]|per\s(?:persona|porzione|pezzo|commensale))(?!\p{L})/iu;
/** `à 400 g`, `je 400 g`, `of 400 g each`. */
export const EACH_BEFORE =
  /(?:^|[\s(,])(?:each|je|jeweils|à|@|cada una?|ciascun[oa]|elk|vardera|au?)\s*(?:about|ca\.?|circa|etwa|environ|de)?\s*$/iu;
/** `4 pavés de saumon de 150 g`: the weight of each piece. Dutch `of` means or. */
export const PIECE_WEIGHT_BEFORE: Readonly<Record<Language, RegExp>> = {
  en: /\sof\s*$/iu,
  de: /\svon(?:\sje)?\s*$/iu,
  fr: /(?<!autour|près)\sde\s*$/iu,
  es: /(?<!cerca|alrededor)\sde\s*$/iu,
  it: /\sd[ai]\s*$/iu,
  nl: /\svan\s*$/iu,
  sv: /\s(?:av|på)\s*$/iu,
  pt: /(?<!cerca|volta)\sde\s*$/iu,
};
/** `boîtes de 400 g`, `tins of 400 g`. */
export const OF_BEFORE = /(?:^|[\s(])(?:of|de|di|da|von|av|van|mit|with)\s*(?:about|ca\.?|circa|etwa|environ)?\s*$/iu;

export const TOTAL_AFTER =
  /^\)?,?\s*(?:\p{L}+\s)?(?:in )?(?:total|insgesamt|gesamt|en tout|en total|au total|in totaal|totalt|no total|in total[ei]|in tutto|in all|combined|altogether)(?!\p{L})/iu;

/** The other amount follows at once: `2 cups (480 ml)`, `225g/8oz`, `1 lb / 450 g`, `1 cup or 240 ml`. */
export const RESTATED_BETWEEN = new RegExp(
  String.raw`^\.?\s*(?:[(\[/=|~≈;]|,?\s(?:or|oder|ou|o|of|eller)\s|,|–|-)\s*(?:${ABOUT_OR}\s*){0,2}$`,
  'iu',
);
/** An opening bracket with nothing but `about` after it. */
export const BRACKET_BETWEEN = new RegExp(String.raw`[(\[]\s*(?:${ABOUT_OR}\s*){0,2}$`, 'iu');
export const CLOSING_BRACKET = /[)\]]/u;

/** `enough milk to total ¾ cup`. */
export const TOTAL_BEFORE = /(?<!\p{L})(?:a total of|total(?:ing)?(?: of)?:?|insgesamt)\s*$/iu;

export const ABOUT_BEFORE = new RegExp(String.raw`(?<!\p{L})${ABOUT}\s*$`, 'iu');

/** A conjunction right before an article or number: the start of a further amount. */
export const JOINED_BEFORE =
  /(?:^|[+&,(;/]|(?<!\p{L})(?:plus|and|or|with|und|oder|sowie|et|ou|plus|y|o|e|ed|oppure|en|of|och|eller|más|più|mais|of|de|di|da|von|av|van|d['’]|du|from|vom|samt))\s*$/iu;

/** Right before a further food: `2 onions, 400g tin tomatoes`. */
export const CLAUSE_START =
  /(?:[,;+&]|(?<!\p{L})(?:plus|and|or|und|oder|et|ou|y|o|e|en|of|och|eller|más|più|mais))\s*$/iu;

/** Where an article starts a further amount: `and a carrot`, `juice of a lemon`, but not `crushed with a knife`. */
export const ARTICLE_BEFORE =
  /(?:^\s*|[+&]\s*|(?<!\p{L})(?:plus|and|or|und|oder|sowie|et|ou|y|o|e|ed|oppure|en|och|eller|más|più|mais)\s+|(?:juice|zest|rind|peel|saft|schale|abrieb|zeste|zestes|jus|zumo|jugo|ralladura|cáscara|succo|scorza|sap|rasp|saften|skal|skalet|suco|sumo|raspas?|casca)\s+(?:(?:and|und|et|y|e|en|och)\s+(?:\p{L}+\s+){1,2})?(?:of\s+|von\s+|de\s+|d['’]|di\s+|van\s+|av\s+)?)$/iu;

/** `a little`, `a few`: vague, whatever the scale. */
export const VAGUE_AFTER =
  /^\s(?:(?:very|good|tiny|ganz|klein(?:es|e|er)?|petit|très)\s)?(?:little|few|bit|lot|combination|mixture|mix|variety|selection|touch|grating|hint|wenig|bisschen|bissel|paar|hauch|peu|poco|pouco|po['’]?|bocadinho|beetje|paar|weinig|lite|gnutta|aning|par|filo|fio|hilo|minimum|maximum|food|large pan|fine|coarse|medium heat|preference|additional|extra|other|andere[nrs]?|autre|otr[oa]|altr[oa]|ander|annan|annat|outr[oa]|another|further|weitere[nrs]?|zusätzliche[nrs]?)(?!\p{L})/iu;

/** `half and half`, `half-fat`, `top half`, `cut in half`, `the other half`, `halb und halb`, `demi-sel`. */
export const HALF_NAME_AFTER =
  /^[-\s](?:(?:and|&|n|'n')[-\s]half|und[-\s]halb|fat|sharp|moon|cooked|skimmed|size|way|sel(?!\p{L})|[ée]cr[ée]m|glace|sec(?!\p{L}))/iu;
export const HALF_BEFORE =
  /(?:(?<!\p{L})(?:in|into|and|&|top|bottom|lower|upper|white|green|other|the|each|by|a|halb und)[-\s]|&\s?)$/iu;

/** A slash or bracket, after which the same amount follows in another unit whatever its size. */
export const RESTATEMENT_SIGN = /[/([=;]/u;

/** What may stand right before a bare number that counts food, apart from the start of the line and punctuation. */
export const COUNTED_BEFORE = new RegExp(
  String.raw`(?:^|[(\[,;:+&–—=~≈/.!?•*-]|(?<!\p{L})(?:${ABOUT_OR}|plus|and|with|from|for|than|using|use|juice|zest|only|least|most|include|including|reserve|serves|serving|makes|yields|feeds|ergibt|reicht|serveert|räcker|rende|sirve|optional|additional|another|extra|und|sowie|mit|aus|vom|von|bis|für|et|avec|pour|de|du|des|d['’]|y|con|para|más|e|ed|più|per|en|met|voor|van|och|med|till|för|av|com|mais|di|da|do|un|une|une|of|the|le|la|les|los|las|der|die|das|alle|all))\s*$`,
  'iu',
);
/** `bottom 1/3 of the stalks`. */
export const PORTION_BEFORE = /(?<!\p{L})(?:top|bottom|lower|upper|white|green|inner|outer|remaining|first|last)\s+$/iu;
/** `16-20 count` shrimp: how many make a pound. */
export const PIECE_COUNT_AFTER = /^[-\s]?(?:count|ct)(?!\p{L})/iu;
/** The weight of what a jar holds without its liquid. */
export const DRAINED_WEIGHT =
  /(?:abtropfgewicht|füllmenge|drained weight|poids (?:net )?égoutté|peso (?:neto )?escurrido|peso sgocciolato|uitlekgewicht|avrunnen vikt|peso (?:líquido )?escorrido)[\s:]{0,3}$/iu;
/** `1 day-old baguette` is one baguette. */
export const DAY_OLD_AFTER = /^\s(?:day|week)-old/iu;

/** What may stand in a bracket beside the measures it repeats. */
export const ONLY_SEPARATORS = new RegExp(String.raw`^(?:[\s/;,.=~≈|()\[\]-]|(?<!\p{L})${ABOUT_OR}(?!\p{L}))*$`, 'iu');
