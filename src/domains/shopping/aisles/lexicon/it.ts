import type { AisleLexicon } from './lexicon.ts';

/**
 * Italian. Some plurals have their own entries because the derived singular is not the dictionary word: `spinaci`
 * becomes `spinaco`.
 */
export const italianAisleLexicon: AisleLexicon = {
  head: 'first',
  foods: {
    herb:
      'basilico menta prezzemolo coriandolo aneto dragoncello timo rosmarino salvia origano maggiorana cerfoglio ' +
      'acetosa santoreggia melissa erba mazzetto-aromatico mazzetto-guarnito citronella lemongrass zenzero aglio ' +
      'cipolla cipollotto cipollina scalogno peperoncino rafano cren crescione jalapeno habanero borragine ' +
      'finocchietto mentuccia nepitella issopo odore',
    produce:
      'nettarine uve more agrumo spinaco gallinacco bacca mela pera pesca nettarina albicocca prugna susina ' +
      'ciliegia amarena visciola uva fragola lampone mora mirtillo ribes sambuco frutto-di-bosco melone anguria ' +
      'cocomero arancia mandarino clementina pompelmo limone succo-di-limone scorza lime succo-di-lime cedro ' +
      'bergamotto agrume kumquat banana platano ananas mango papaya kiwi frutto-della-passione maracuja melagrana ' +
      'melograno guava litco alchechengo caco fico cocco noce-di-cocco rabarbaro avocado frutta pomodoro ' +
      'pomodorino ciliegino datterino porro patata topinambur manioca carota pastinaca rapa navone sedano ' +
      'barbabietola ravanello daikon scorzonera cavolo verza cavoletto-di-bruxelles cavolino-di-bruxelles ' +
      'broccolo broccoletto cavolfiore romanesco friariello spinacio spinacino bietola bieta costa agretto ' +
      'pak-choi insalata lattuga iceberg valeriana songino rucola misticanza scarola indivia cicoria puntarella ' +
      'catalogna radicchio tarassaco portulaca germoglio cetriolo zucchina zucchino zucca melanzana peperone ' +
      'friggitello okra asparago carciofo cardo finocchio fungo champignon porcino finferlo gallinaccio pleurotus ' +
      'shiitaka pioppino chiodino spugnola tartufo pisello taccola fagiolino fava pannocchia verdura ortaggio ' +
      'soffritto castagna marrone ortica fiore galanga vite lampascione',
    bakery:
      'pagnotta ciabatte piadine tortille pite pane pancarre pan-carre pan-bauletto baguetta ciabatta focaccia ' +
      'piadina pita naan tortilla tortillas-di-mais wrap panino rosetta michetta brioca croissant cornetto torta ' +
      'ciambella ciambellone plumcaka muffin pan-di-spagna crostata tramezzino crostino crostone bruschetta ' +
      'frisella fresella grissino fetta-biscottata bagel waffle crepa pancaka pandoro panettone colomba carasau ' +
      'cracotta krapfen bombolone cannolo cialda-di-cannolo sfoglia-di-pane mollica pizza-bianca',
    meat:
      'guance cosce sovracosce pecore faraone lepro scaloppine carne macinato trita manzo bovino vitello ' +
      'vitellone fettina bistecca costata fiorentina filetto roast-beef roastbeef arrosto spezzatino stracotto ' +
      'brasato bollito ossobuco guancia coda muscolo reale girello noce-di-vitello scamone controfiletto maiale ' +
      'lonza arista braciola costina puntine stinco coscia lombo coppa-di-maiale maialino agnello abbacchio ' +
      'costoletta cosciotto carre capretto pecora pollo petto sovracoscia ala aletta galletto gallina cappone ' +
      'faraona tacchino fesa anatra oca quaglia piccione fagiano pernice volatile pollame cervo capriolo ' +
      'cinghiale selvaggina coniglio lepra fegato fegatino rognone cuore lingua trippa animella frattaglia osso ' +
      'ossa midollo polpetta hamburger burger spiedino arrosticino kebab cotoletta scaloppina involtino cavallo ' +
      'rigaglia carcassa',
    fish:
      'dentico lucco anguille astico granco cappesante cappasante capasante telline sarda pesce salmone trota ' +
      'merluzzo baccala stoccafisso nasello platessa sogliola rombo rana-pescatrice coda-di-rospo branzino ' +
      'spigola orata dentice aringa triglia cernia scorfano razza pangasio persico luccio carpa anguilla halibut ' +
      'gambero gamberetto gamberone mazzancolla scampo aragosta astice granchio surimo canocchia cozza vongola ' +
      'lupino-vongola cappasanta capesante capasanta ostrica tellina fasolaro calamaro calamaretto totano seppia ' +
      'polpo moscardino frutto-di-mare crostaceo mollusco caviale uovo-di-pesce uovo-di-lompo uovo-di-salmone ' +
      'bottarga lumaca sushi gallinella ricciola palombo pescato',
    deli:
      'salamo salumo porchetta salsiccia wurstel cotechino zampone salame nduja chorizo mortadella prosciutto ' +
      'speck bresaola coppa capocollo culatello lonzino guanciale pancetta bacon lardo finocchiona soppressata ' +
      'ventricina salume arrosto-di-tacchino pata foia-gras hummus tzatziko guacamola antipasto insalata-russa ' +
      'insalata-di-mare quica gastronomia sfilacco cicciolo lampredotto spianata carne-salada carpaccio pastramo ' +
      'rosticceria',
    dairy:
      'panne albumo latte latticello kefir panna creme-fraica burro ghea margarina strutto uovo tuorlo albume ' +
      'yogurt skyr ricotta formaggio philadelphia parmigiano grana pecorino mozzarella fiordilatte bufala burrata ' +
      'stracciatella stracchino crescenza robiola mascarpone scamorza provola provolone caciocavallo caciotta ' +
      'asiago fontina emmental emmentaler gruviera groviera gouda edam edamer cheddar taleggio gorgonzola ' +
      'roquefort bria camembert caprino feta halloumo paneer quartirolo primosale casatella squacquerone montasio ' +
      'bitto castelmagno toma raschera tomino sottiletta formaggino fiocchio-di-latte cottaga-cheesa quark budino ' +
      'dessert primo-sale racletta manchego bagoss cacio',
    chilled:
      'impasto tofu tempeh seitan latte-di-soia bevanda-di-soia latte-di-mandorla bevanda-di-mandorla ' +
      'latte-di-avena bevanda-d-avena latte-di-riso bevanda-di-riso bevanda-vegetale panna-di-soia panna-d-avena ' +
      'yogurt-di-soia yogurt-di-cocco pasta-sfoglia sfoglia pasta-brisea brisea pasta-brisa pasta-frolla frolla ' +
      'pasta-fillo fillo pasta-phyllo ravioli tortellini tortelloni agnolotti cappelletto gnocchi falafel kimco ' +
      'kombucha piatto-pronto minestrone-pronto sfogliavelo pasta-kataifo chicca spatzle',
    frozen:
      'granite gelato sorbetto ghiaccio ghiacciolo granita pizza bastoncino-di-pesce patata-fritte crocchetta ' +
      'nuggets nugget minestrone edamame sofficino gyoza involtino-primavera semifreddo',
    canned:
      'passata polpa-di-pomodoro polpa concentrato-di-pomodoro salsa-di-pomodoro sugo-di-pomodoro pomodoro-secco ' +
      'pomodorino-secco pasta-d-acciuga mais latte-di-cocco crema-di-cocco zuppa vellutata brodo fumetto fondo ' +
      'oliva cappero cetriolino sottaceto giardiniera carciofino peperone-grigliato crauto germoglio-di-bambu ' +
      'cuore-di-palma castagna-d-acqua ciliegia-al-maraschino composta-di-mela purea-di-mela pure-di-mela ' +
      'macedonia pasta-di-oliva conserva sottolio cuore-di-carciofo limone-confit simmenthal consomme',
    'tinned-fish': 'alico tonno sgombro sardina acciuga alice',
    pasta:
      'pastine pasta spaghetti spaghettino vermicelli bucatini linguine penne rigatoni mezza-manica paccheri ' +
      'fusilli farfalle tagliatelle fettuccine pappardelle tagliolini conchiglia conchiglioni orecchiette ' +
      'cavatello trofie maccheroni sedano-rigato tortiglione zito ditalino ditalone stelline pastina risone ' +
      'cannelloni lasagne sfoglia-di-lasagne capellini capello-d-angelo casareccia gemello malloreddus garganello ' +
      'strozzapreto bigolo pico scialatiello noodles noodle udon soba ramen calamarata reginetta mafalda elica ' +
      'pipa-rigata tubetto filino pizzocchero passatello busiata',
    pulse:
      'legumo fagiolo borlotto cannellino cece lenticchia fava-secca cicerchia pisello-secco pisello-spezzato ' +
      'soia legume azuko lupino',
    'pasta-rice-grains':
      'riso carnarolo arborio quinoa couscous cous-cous cuscus bulgur farro orzo miglio polenta semolino semola ' +
      'fregola grano avena-in-chicchio amaranto carta-di-riso nore alga wakame kombu tapioca taco ' +
      'fiocchio-di-patata segale risotto granturco',
    baking:
      'lievito ammoniaca farina manitoba fumetto-di-mais fecola maizena amido crusca germe-di-grano zucchero ' +
      'dolcificante stevia eritritolo sciroppo glucosio destrosio melassa malto pasta-madra bicarbonato ' +
      'cremor-tartaro gelatina colla-di-pesce agar-agar pectina gomma-xantana vaniglia bacca-di-vaniglia ' +
      'vanillina aroma estratto essenza fialetta acqua-di-fiore-d-arancio fior-d-arancio fiore-d-arancio ' +
      'acqua-di-rosa millefiore colorante cacao burro-di-cacao fava-di-cacao cioccolato goccia copertura glassa ' +
      'pasta-di-zucchero fondente marzapane pasta-di-mandorla pasta-di-nocciola pasta-di-pistacchio ' +
      'crema-di-pistacchio pralina pralinato croccante granella codetta zuccherino confettino cocco-grattugiato ' +
      'cocco-rapa mandorla-a-lamella mandorla-in-scaglia candito scorza-d-arancia-candite ciliegia-candite ' +
      'latte-condensato latte-in-polvere latte-evaporato preparato budino-in-polvere crema-pasticcera ' +
      'crema-pasticciera pangrattato pan-grattato pane-grattugiato pane-grattato panko meringa caramello ' +
      'salsa-al-cioccolato topping dulce-de-leca marron-glace crema-di-marrone crema-di-castagna fava-tonka ' +
      'acido-citrico glutine panna-in-polvere pirottino-di-cialda ostia',
    'nuts-dried-fruit':
      'noccioline noce macadamia anacardo nocciola mandorla pistacchio pinolo arachida nocciolina sesamo seme ' +
      'seme-di-zucca chia papavero psillio uvetta uva-passa uva-sultanina dattero bacca-di-gojo zibibbo',
    'oils-vinegar':
      'olio evo spray-staccante staccante-spray aceto glassa-di-aceto-balsamico glassa-balsamica agresto grasso',
    'leaf-spice': 'alloro curcuma lime-kaffir',
    spices:
      'aromo sale fiocchio-di-sale pepe fiocchio-di-peperoncino paprika paprica cumino carvo seme-di-coriandolo ' +
      'coriandolo-in-seme cardamomo bacca-di-cardamomo cannella garofano noce-moscata macis pimento zafferano ' +
      'anice seme-di-finocchio fieno-greco seme-di-senapa senapa-in-polvere nigella sommacco sumac zaatar dukkah ' +
      'ras-el-hanout baharat curry garam-masala tandoore spezia pisto erba-di-provenza erba-provenzale ' +
      'cipolla-croccante ginepro bacca-di-ginepro dado brodo-granulara brodo-in-polvere granulara ' +
      'lievito-alimentara insaporitore fumo-liquido glutammato liquirizia-in-polvere radice-di-liquirizia annatto ' +
      'berbera',
    sauces:
      'salsa tamaro teriyako sriracha tabasco sambal gochujang pasta-di-curry pasta-di-peperoncino harissa miso ' +
      'pasta-di-miso mirin tamarindo pasta-di-tamarindo wasabo worcestershira ketchup senapa maionesa aiolo ' +
      'chutney mostarda pesto ragu sugo besciamella condimento vinaigretta citronetta tahina tahin tahini ' +
      'crema-di-sesamo melassa-di-melograno melassa-di-melagrana marinata pata-di-oliva tapenada ' +
      'crema-di-carciofo crema-di-tartufo crema-di-peperone ajvar gremolada bagnetto-verde colatura',
    breakfast:
      'fiocchio cereale mueslo granola corn-flakes cornflakes fiocco avena porridga riso-soffiato marmellata ' +
      'confettura composta gelatina-di-frutta gelatina-di-albicocca gelatina-di-ribes cotognata miele ' +
      'sciroppo-d-acero sciroppo-di-dattero burro-di-arachida burro-di-mandorla crema-di-arachida ' +
      'crema-di-nocciola crema-di-mandorla crema-spalmabile nutella crema-al-cioccolato crema-gianduia ' +
      'crema-di-speculoos crema-lotus lemon-curd barretta proteine-in-polvere',
    snacks:
      'crackers merendine patatine patatina chips tortilla-chips nachos nacho popcorn pop-corn mais-da-popcorn ' +
      'salatino pretzel cracker tarallo galletta biscotto digestiva savoiardo pavesino oro-saiwa amaretto ' +
      'cantucco cookia oreo frollino wafer cialda cono-gelato lingua-di-gatto macaron baco-di-dama ricciarello ' +
      'torrone panforta caramella gommosa liquirizia lecca-lecca gomma-da-masticara chewing-gum marshmallow ' +
      'toffoletta cioccolatino tavoletta-di-cioccolato barretta-di-cioccolato uovo-di-pasqua ovetto gianduiotto ' +
      'toffea mou confetto croccantino mars snickers twix kitkat m-ms smarties kinder bacio-perugina dolcetto ' +
      'merendina snack halva speculoos spekulatius nuvola-di-drago',
    drinks:
      'succhio bibite acqua soda gassosa cola aranciata chinotto cedrata fanta sprite tonica ginger-ale ' +
      'ginger-beer bevanda bibita te the limonata succo nettara frullato smoothia granatina sciroppo-di-menta ' +
      'sciroppo-di-orzata sciroppo-di-sambuco orzata caffe espresso cialda-caffe orzo-solubile tisana camomilla ' +
      'infuso rooibos matcha chao cioccolata nesquik cacao-solubile karkada birra-analcolica',
    alcohol:
      'birre vino vin-santo vinsanto spumante prosecco champagna porto sherry madeira marsala passito moscato ' +
      'vermouth vermut martino saka birra sidro alcol alcool liquore acquavite grappa brandy cognac armagnac ' +
      'calvados kirsch maraschino whisky bourbon gin vodka rum cachaca tequila mezcal assenzio pastis sambuca ' +
      'mistra anisetta amaretto-di-saronno strega grand-marnier cointreau triple-sec curacao alchermes rosolio ' +
      'limoncello kahlua baileys cassis aperol camparo bitter angostura amaro nocino mirto sangria vin-brule ' +
      'barolo chiante lambrusco',
    household:
      'detersivo pastiglia sacchio stracco guante candele pile lampadine biglietto rotolo scottex tovagliolo ' +
      'fazzoletto alluminio pellicola carta sacchetto sacco sale-lavastoviglia brillantante ammorbidente ' +
      'smacchiatore candeggina detergente sgrassatore anticalcara disinfettante disgorgante pulitore-vetro spugna ' +
      'spugnetta paglietta panno straccio guanto spazzola spazzolone scopa mocio candela candeline fiammifero ' +
      'accendino pila batteria lampadina insetticida zanzariera-spray spago stuzzicadente stecchino ' +
      'spiedino-di-legno stecchio-di-legno cannuccia pirottino filtro-caffe barattolo-di-vetro vasetto-di-vetro ' +
      'carbone carbonella accendifuoco nastro-adesivo scotch colla busta-da-lettera francobollo plastica ' +
      'terriccio concime giornale rivista lucido-scarpa sac tasca-da-pasticcera',
    'personal-care':
      'rasoo vitamine medicine mascherine shampoo balsamo bagnoschiuma docciaschiuma gel-doccia sapone ' +
      'dentifricio spazzolino filo-interdentale collutorio deodorante rasoio lametta schiuma-da-barba ' +
      'gel-da-barba dopobarba profumo crema-corpo crema-mano crema-viso crema-idratante crema-solara ' +
      'protezione-solara doposola burrocacao rossetto mascara smalto solvente-unghia acetone trucco struccante ' +
      'cotone dischetto cotton-fioc bastoncino-cotonato tampone assorbente salvaslip coppetta-mestruale ' +
      'preservativo profilattico cerotto benda garza paracetamolo tachipirina ibuprofena aspirina vitamina ' +
      'medicina farmaco spray-nasale lacca tinta pettine salvietta salviettine-umidificata gel-igienizzante ' +
      'mascherina acqua-micellara sale-da-bagno magnesio',
    'baby-pet':
      'lettiera mangime ciucco pannolino salvietta-bambino omogeneizzato latte-artificiale ' +
      'latte-in-polvere-neonato latte-di-proseguimento pappa crema-di-riso-bambino ciuccio biberon borotalco ' +
      'fieno sacchetto-igienico',
  },
  fullNames: {
    bakery: 'schiacciata base-per-torta',
    meat: 'tagliata',
    deli: 'affettato tacchino-affettato fesa-tacchino-affettata',
    dairy: 'panna-per-dolce',
    chilled: 'pasta-per-pizza base-per-pizza',
    canned: 'pelato',
    'pasta-rice-grains': 'farina-per-polenta preparato-per-pure',
    spices: 'preparato-per-brodo',
    snacks: 'mais-per-popcorn',
    drinks: 'spremuta',
    household: 'sale-per-lavastoviglia sapone-per-piatto deodorante-per-ambiente',
    'personal-care':
      'sciroppo-per-tossa spazzola-per-capello gel-per-capello pastiglia-per-gola crema-per-mano ' +
      'liquido-per-lente lima-per-unghia',
    'baby-pet':
      'cibo-per-cana cibo-per-gatto cibo-per-animale crocchetta-per-cano crocchetta-per-gatto ' +
      'croccantino-per-cano croccantino-per-gatto snack-per-cano snack-per-gatto osso-per-cano sabbia-per-gatto ' +
      'latte-per-neonato olio-per-bambino',
  },
  states: {
    vegan: 'vegano vegana vegetale',
    ground: 'macinato macinata polvere granulara granulo in-fiocchio',
    candied: 'candito candita caramellato-candito',
    fresh: 'fresco fresca',
    frozen: 'surgelato surgelata congelato congelata scongelato scongelata',
    canned: 'scatola lattina barattolo vasetto conserva al-naturale precotto precotta sciroppato sciroppata all-olio',
    pickled: 'sottaceto sottoaceto sottolio marinato marinata salamoia sott-aceto',
    dried: 'secco secca essiccato essiccata disidratato disidratata liofilizzato liofilizzata',
  },
  linkingWords: 'di d del dello della dell dei degli delle il lo la l i gli le un uno una in a al alla all da dal',
  endWords: '',
  weakHeads:
    'filetto bistecca hamburger burger spiedino polpa carpaccio seme petto coda lombo costa cuore involtino ' +
    'polpetta',
  conjunctions: 'e ed o oppure',
};
