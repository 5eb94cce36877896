import { splitAtSpaces } from '../rules/lexicon/lexicon.ts';
import type { RuleBasedLanguage } from '../rules/line-vocabulary.ts';

/** Words by how strongly they indicate a language. Without enough evidence a line is English. */
export interface LanguageEvidence {
  /** Does not occur in English lines: one is enough. */
  readonly sure: readonly string[];
  /** Occurs in some English lines as a loanword: two are enough, or one with a hint. */
  readonly likely: readonly string[];
  /** Counts only together with others. */
  readonly hints: readonly string[];
}

/** Words match regardless of case, except those that contain capitals here. */
export const languageEvidence: Readonly<Record<RuleBasedLanguage, LanguageEvidence>> = {
  de: {
    sure: splitAtSpaces(
      'EL TL Msp Prise Bund esslöffel teelöffel prisen messerspitze päckchen zehe zehen stück stk dosen packung zweige ' +
        'und oder mit für zum ohne nach etwas frische frischer frisches gehackt gehackte gerieben geriebener ' +
        'geriebene gemahlen gemahlener gewürfelt geschnitten geschält getrocknete getrockneter mehl zucker salz ' +
        'pfeffer milch eier zwiebel zwiebeln knoblauch knoblauchzehe knoblauchzehen kartoffel kartoffeln möhre ' +
        'möhren karotte karotten sahne schlagsahne öl olivenöl rapsöl sonnenblumenöl wasser petersilie ' +
        'schnittlauch hackfleisch rinderhackfleisch hähnchen hähnchenbrust hähnchenbrustfilet käse schmand ' +
        'backpulver vanillezucker puderzucker speisestärke zitrone zitronen zitronensaft äpfel nüsse mandeln ' +
        'haselnüsse walnüsse senf essig brühe gemüsebrühe rinderbrühe hühnerbrühe hefe honig paprikapulver ' +
        'gurke lauch sellerie spinat reis semmelbrösel lachs rindfleisch schweinefleisch schinken joghurt ' +
        'frischkäse sauerrahm kräuter basilikum thymian rosmarin lorbeerblatt lorbeerblätter muskatnuss zimt ' +
        'ingwer weizenmehl dinkelmehl haferflocken schokolade zartbitterschokolade kakao frühlingszwiebel ' +
        'frühlingszwiebeln rohrzucker tomatenmark sojasauce eigelb kreuzkümmel handvoll kichererbsen bohnen ' +
        'linsen erbsen meersalz orangensaft passierte grobes kürbis zimmerwarm abgetropft aufgetaut gegart ' +
        'gekocht halbiert entkernt semmeln mittelgroß schale',
    ),
    likely: splitAtSpaces(
      'zur aus nudeln brot tomaten muskat becher stange stangen scheiben ei eine kleine kalt sesam saft ' +
        'roter weicher rote apfel prise Dose',
    ),
    hints: splitAtSpaces('das die der den von glas blatt dose ca gr quark fett bio speck pck'),
  },
  fr: {
    sure: splitAtSpaces(
      'cuillère cuillères cuillere cuilleres cuillerée cuil cuill càs càc pincée pincées gousse gousses botte ' +
        'brin brins poignée verre verres boîte boîtes avec farine sucre œuf œufs oeuf oeufs poivre huile oignon ' +
        'oignons ail échalote échalotes carotte carottes levure persil laurier ciboulette moutarde miel amandes ' +
        'noisettes chapelure râpé râpée haché hachée hachés hachées émincé émincée émincés émincées coupé ' +
        'coupés coupées pelé pelés épluchées épluchés fondu environ facultatif goût lait pâtes vanillé rhubarbe ' +
        'fraise fraises fenouil unité saumon séché séchée liquide entière grosses traitée riz poireau poireaux ' +
        'crevettes lentilles',
    ),
    likely: splitAtSpaces(
      'beurre boeuf bœuf porc veau fromage grammes zeste thym noix basilic une soupe vin branche branches ' +
        'citrons feuilles tasse tasses sans pommes petits moyen moyens gros frais chocolat poulet jambon ' +
        'coriandre eau',
    ),
    hints: splitAtSpaces(
      "de d' l' du des la le les un et ou aux en crème fraîche noir rouge vert citron café poivron " +
        'olive sel jus lardons champignons tomates non cuit',
    ),
  },
  es: {
    sure: splitAtSpaces(
      'cucharada cucharadas cucharadita cucharaditas cda cdas cdta cdtas taza tazas dientes diente pizca ' +
        'manojo ramita chorrito puñado azúcar pimienta aceite cebolla cebollas ajo ajos huevo mantequilla cerdo ' +
        'ternera patata patatas zanahoria zanahorias perejil limón limones zumo jugo nata aceitunas levadura ' +
        'vainilla almendras nueces lentejas judías maíz calabacín calabacines espinacas champiñones tomillo ' +
        'romero rallado rallada molido molida pelado pelados peladas cucharón gusto sobres vaso maduros maduro ' +
        'langostinos puerro puerros cebolleta merluza',
    ),
    likely: splitAtSpaces(
      'huevos leche sal picado picada picados picadas cortado cortada lata latas sin pollo agua canela ' +
        'naranja miel arroz frijoles pimientos pimiento vinagre sobre una cocido cocidos grandes medio ambiente ' +
        'margarina escurrido harina jamón gambas garbanzos calabaza hoja hojas bacalao',
    ),
    hints: splitAtSpaces(
      'de y con la el los las del al un o para en tomate tomates oliva caldo carne gr blanco kilo vino ' +
        'temperatura fresco pimentón queso',
    ),
  },
  it: {
    sure: splitAtSpaces(
      'cucchiaio cucchiai cucchiaino cucchiaini bicchiere bicchieri spicchio spicchi pizzico bustina foglie ' +
        'foglia rametto manciata q.b qb degli zucchero uova uovo cipolla cipolle prezzemolo lievito limone ' +
        'limoni maiale vitello riso patate carota carote sedano melanzane melanzana spinaci mandorle nocciole ' +
        'cioccolato miele rosmarino vanillina cannella fecola tritato tritata tritati grattugiato grattugiata ' +
        'tagliato tagliata tagliati affettato pomodorini scorza succo zucchina macinata macinato scolati ' +
        'vegetale mela mele',
    ),
    likely: splitAtSpaces(
      'burro olio aglio pomodori basilico vino manzo moscata timo pepe farina funghi panna sale extravergine ' +
        'brodo zucchine grosso ceci dado ambiente margarina grande della delle aceto acqua origano',
    ),
    hints: splitAtSpaces(
      "di d' l' dell' del dei con e un una per il la pomodoro parmigiano formaggio carne latte oliva noci " +
        'salvia fresco temperatura nero circa',
    ),
  },
  nl: {
    sure: splitAtSpaces(
      'eetlepel eetlepels theelepel theelepels snufje snuf scheutje scheut teentje teentjes blikje blik takje ' +
        'takjes bosje handje voor naar smaak zonder ongeveer gesneden gehakt geraspt geraspte fijngesneden ' +
        'fijngehakt geschild gesnipperd uien knoflook zout suiker bloem boter melk eieren olie olijfolie ' +
        'slagroom roomboter rundergehakt kipfilet kipfilets aardappel aardappelen tomaat komkommer prei ' +
        'peterselie tijm rozemarijn bieslook kaneel gember citroen limoen citroensap limoensap azijn mosterd ' +
        'honing bakpoeder poedersuiker basterdsuiker zonnebloemolie sojasaus amandelen kokosmelk garnalen stuks ' +
        'plakjes blokjes reepjes zakje pakje blaadjes sjalot sjalotten kikkererwten pindakaas geroosterd ' +
        'blikken middelgrote bloemkool sperziebonen kerstomaten kerstomaatjes gemengde dikke eiwit eiwitten ' +
        'eidooier eidooiers granaatappel fetakaas basmatirijst biefstuk pitjes repen runderbouillon ' +
        'kippenbouillon groentebouillon paprikapoeder',
    ),
    likely: splitAtSpaces(
      'een ui kip kaas rijst noten zalm peper rode witte zwarte grote tomaten wortel wortels tenen stuk ' +
        'koriander kleine brood salie diepvries met',
    ),
    hints: splitAtSpaces('en van verse de het ca gr ei spek kleine potje'),
  },
  sv: {
    sure: splitAtSpaces(
      'msk tsk krm klyfta klyftor nypa burk burkar förp påse knippe och eller utan smak finhackad finhackade ' +
        'hackad hackade riven rivet skivad tärnad torkad pressad pressade lök lökar vitlök vitlöksklyfta ' +
        'vitlöksklyftor smör mjölk ägg vetemjöl mjöl socker strösocker svartpeppar grädde vispgrädde potatis ' +
        'morot morötter krossade persilja gräslök timjan basilika olja olivolja rapsolja buljong kyckling ' +
        'kycklingfilé köttfärs torsk torskfilé laxfilé räkor bröd jäst bakpulver vaniljsocker florsocker kanel ' +
        'ingefära honung ättika senap purjolök skivor fläsk från fryst spenat saffran förpackning kikärter',
    ),
    likely: splitAtSpaces('peppar ost tomat tomater vatten gul röd stor liten små lite vitt servering saften'),
    hints: splitAtSpaces('med av en ett lax citron till ca pkt'),
  },
  pt: {
    sure: splitAtSpaces(
      'colher colheres xícara xícaras xicara xicaras chávena chávenas pitada pitadas maço pacote gosto quilo ' +
        'ralado ralada farinha açúcar acucar pimenta azeite óleo cebola cebolas alho ovo ovos leite manteiga ' +
        'água frango queijo presunto batata batatas cenoura cenouras salsinha coentro coentros limão laranja ' +
        'fermento milho feijão noz-moscada baunilha requeijão camarão molho trigo gelo abóbora fatias moída ' +
        'moído atum peixe filés folhas algumas galinha tablete',
    ),
    likely: splitAtSpaces(
      'com sem dente dentes sal copo copos lata latas picado picada picados picadas cortado cortada mel ' +
        'canela oleo louro q.b qb ambiente margarina escorrido',
    ),
    hints: splitAtSpaces('de do da dos das e ou para em uma um a caldo carne arroz creme tomate tomates vinagre'),
  },
};

/**
 * Evidence against all other languages: words that exist only in English, and first words of names that English has
 * borrowed whole (`dulce de leche`).
 */
export const englishEvidence: readonly string[] = splitAtSpaces(
  'dulce herbes fleur vie pico prosciutto mozzarella ' +
    'cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons can cans ounce ounces oz lb lbs pound pounds clove cloves ' +
    'and the or with for fresh freshly chopped sliced diced minced grated ground large small medium dried sauce cheese oil ' +
    'pepper sugar flour milk egg eggs onion onions garlic white red black green powder about such optional juice cut ' +
    'peeled finely package bunch pinch taste each piece pieces bread cream beans chicken beef pork wine vinegar seeds ' +
    'leaves crushed cooked store-bought homemade plain unsalted thinly sprigs bottle jar inch slice slices boneless skinless whole frozen canned shredded softened melted ' +
    'beaten halved drained rinsed trimmed quart gallon stick packet handful dash steak shallots tomatoes potatoes lime honey ' +
    'rice leaf breast salted paste parsley thyme cinnamon lemon lemons carrot carrots celery mushrooms leek leeks tin tins ' +
    'stock broth baking self-raising all-purpose cornstarch cornflour raisins almonds walnuts turkey lamb shrimp salmon ' +
    'cucumber spinach kale lettuce cabbage eggplant peas nuts heavy brown dark zest apples strawberries blueberries ' +
    'raspberries serve serving thawed roughly',
);

/** Abbreviations that are evidence only right after a number: `2 el` is Dutch, but `el` alone can be Spanish. */
export const evidenceAfterNumber: Readonly<
  Record<string, { readonly language: RuleBasedLanguage; readonly isSure: boolean }>
> = {
  el: { language: 'nl', isSure: true },
  tl: { language: 'nl', isSure: true },
  cs: { language: 'fr', isSure: false },
  cl: { language: 'fr', isSure: false },
  dl: { language: 'sv', isSure: false },
  st: { language: 'sv', isSure: false },
  gr: { language: 'nl', isSure: false },
};
