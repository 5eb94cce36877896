import type { AisleLexicon } from './lexicon.ts';

/**
 * Swedish. A compound is matched by its ending, so the lists contain heads (`mjol`, `ost`) and exceptions: `kokosmjolk`
 * is not milk.
 */
export const swedishAisleLexicon: AisleLexicon = {
  head: 'last',
  foods: {
    herb:
      'basilika mynta persilja koriander dill dillkrona dillvippa dragon timjan rosmarin salvia oregano mejram ' +
      'korvel angssyra libbsticka kyndel citronmeliss ort citrongras ingefara lok chili chilipeppar pepparrot ' +
      'jalapeno habanero krasse lavendel',
    produce:
      'apple paron kvitten persika nektarin aprikos plommon korsbar druva jordgubbe hallon bjornbar blabar ' +
      'tranbar lingon hjortron vinbar krusbar flad fladerblom bar melon apelsin mandarin clementin satsuma pomelo ' +
      'citron citronsaft citronjuice lime limejuice limesaft banan ananas mango papaya kiwi granatappelkarna ' +
      'guava litchi physalis kaki fikon kokosnot rabarber avokado frukt tomat purjo potatis jordartskocka morot ' +
      'palsternacka rova selleri beta radisa rattika kalrabbi svartrot kal broccoli romanesco spenat mangold ' +
      'pak-choi sallad ruccola rucola endive cikoria radicchio salladsmix bladgront maskros portlak skott grodd ' +
      'alfalfa gurka zucchini squash pumpa butternut aubergine paprika okra sparris kronartskocka svamp ' +
      'champinjon portabello portobello kantarell karljohan ostronskivling shiitake murkla tryffel art sockerart ' +
      'haricots-verts haricot-verts brytbona vaxbona rosenbona bondbona skarbona majskolv minimajs gronsak rotsak ' +
      'kastanj nassla blomma galangal kryddvaxt nypon ronnbar slanbar havtorn vinblad spritart',
    bakery:
      'baguett brod toast kavring limpa fralla baguette ciabatta focaccia pita naan tortilla wrap brioche ' +
      'croissant bulle vetelangd kaka tarta tartbotten muffin munk semla bakelse skorpa krutong bagel vaffla ' +
      'grissini lussekatt scones scone tekaka liba pizzabotten platt crepe pirog mazarin chokladboll',
    meat:
      'gris griskott kott fars hogrev grytbit entrecote biff oxfile fransyska innanl rostas margben oxsvans ' +
      'oxkind stek flask kotlett karre kassl revbensspjall revben flaskytterfile schnitzel kalv lamm lammracks ' +
      'kyckling kycklinglarfile kycklingl kycklingben kalkon anka ankbrost ankl gas vaktel fasan fagel vilt alg ' +
      'hjort ren renskav radjur vildsvin kanin hare lever njure hjarta tunga ben kottbulle burgare kebab gyros ' +
      'pulled-pork wallenbergare bringa lagg oxbringa tournedos',
    fish:
      'fisk lax gravlax roding oring forell regnbage torsk sej kolja kummel halleflundra spatta sjotunga piggv ' +
      'marulk guldsparid abborre gos gadda karp al makrill sill stromming bockling sik pangasius tilapia raka ' +
      'scampi krafta kraftstjart humm krabba krabbkott crabsticks crabstick mussla vongole ostron calamares ' +
      'skaldjur surimi lojrom stenbitsrom forellrom laxrom tangkaviar sushi hoki alaska-pollock skaldjursmix ' +
      'snigel',
    deli:
      'korv chorizo salsiccia bratwurst isterband olkorv salami medvurst metwurst blodpudding palt pepperoni ' +
      'mortadella cabanoss kabanoss skinka prosciutto coppa bresaola bacon baconkub rokt-sidflask rimmat-sidflask ' +
      'pancetta guanciale rokt-kott rostbiff pastrami kalkonpalagg kycklingpalagg smorgaspalagg charkuteri pastej ' +
      'pate sylta hummus tzatziki guacamole antipasti potatissallad coleslaw raksallad rora rodbetssallad ' +
      'anklever foie-gras terrin rillette kottpalagg merguez salsicciafars hot-dog janssons-frestelse paj ' +
      'pizzasallad sucuk',
    dairy:
      'mjolk fil kefir gradde graddfil creme-fraiche smetana smor bregott ghee margarin ister agg aggula aggvita ' +
      'gul vaktelagg yoghurt kvarg kesella skyr kesam keso cottage-cheese ost vasterbotten svecia greve gouda ' +
      'edam cheddar emmental gruyere parmesan grana-padano pecorino mozzarella burrata ricotta mascarpone ' +
      'philadelphia cream-cheese feta halloumi pane brie camembert chevre gorgonzola roquefort stilton manchego ' +
      'taleggio pudding risgrynsgrot risifrutti vassle',
    chilled:
      'tofu tempeh seitan sojamjolk sojadryck mandelmjolk mandeldryck havremjolk havredryck rismjolk risdryck ' +
      'vaxtbaserad-dryck havregradde imat sojagradde sojayoghurt havregurt kokosyoghurt vegofars sojafars ' +
      'vegetarisk-fars quornfars quorn vegetarisk-korv vegokorv vegoburgare vegetarisk-burgare artfars smordeg ' +
      'filodeg pajdeg pizzadeg deg ravioli tortellini tortelloni gnocchi kroppkaka falafel kimchi kombucha ' +
      'fardigratt fardigmat wontonark halloumiburgare mandelgurt vegobulle',
    frozen:
      'glass sorbet isglass glasspinne is pizza fiskpinne pommes klyftpotatis kycklingnuggets nugget edamame ' +
      'edamamebona gyoza varrulle potatiskrokett rosti raggmunk barmix',
    canned:
      'krossad-tomat passerad-tomat passerade-tomat passata tomatpure tomatkross soltorkad-tomat kaviar majs ' +
      'majskorn kokosmjolk kokosgradde soppa buljong oxbuljong fond oxfond oliv kapris kaprisbar attiksgurka ' +
      'saltgurka smorgasgurka bostongurka cornichon syltlok surkal grillad-paprika kronartskockshjarta ' +
      'kronartskocksbotten bambuskott vattenkastanj palmhjarta appelmos fruktcocktail ananasring konserv ' +
      'fiskbulle bullens-pilsnerkorv bona-i-tomatsas rarorda-lingon pickles cocktailbar',
    'tinned-fish': 'tonfisk sardin sardell ansjovis',
    pasta:
      'pasta spaghetti spagetti penne fusilli farfalle rigatoni makaron tagliatelle linguine fettuccine ' +
      'pappardelle cannelloni lasagne lasagneplatta nudel udon soba ramen vermicelli orzo risoni orecchiette ' +
      'pastaskruv pastara bucatini conchiglie',
    pulse: 'bona lins kikart kikarta gul-art torkad-art baljvaxt bonmix',
    'pasta-rice-grains':
      'frike freekeh ris jasminris basmatiris fullkornsris raris vildris risottoris avorioris arborioris sushiris ' +
      'grotris klibbris quinoa couscous bulgur hirs mathavre matvete matkorn dinkel bovete polenta krossat-vete ' +
      'rispapp nori noriark tang wakame tacoskal risoniris havreris potatismospulver pulvermos amarant gryn ' +
      'risotto',
    baking:
      'mjol ragsikt maizena redning starkelse vetekli havrekli kli vetegrodd socker rasocker brun-farin ' +
      'sotningsmedel sotstra stevia erytritol sirap glykos melass bakpulver bikarbonat hjorthornssalt pottaska ' +
      'vinsten jast surdeg surdegsgrund gelatin gelatinpulver ag-ag pektin gelepulver fiberhusk xantangummi ' +
      'vanilj vaniljstang vaniljpulver vaniljpasta bittermandel mandelmassa arom essens extrakt rosenvatten ' +
      'apelsinblomvatten hushallsfarg karamellfarg livsmedelsfarg kakao kakaopulver kakaosmor kakaonibs choklad ' +
      'chokladknapp chokladchips chokladdropp glasyr kristyr fondant sockerpasta marsipan nougat strossel ' +
      'tartdekoration kokos kokosflinga kokoschips mandelspan suckat kanderad-ingefara syltad-ingefara ' +
      'pomeransskal vaniljkram vaniljkrampulver vaniljsaspulver vaniljsas marangsviss marang kondenserad-mjolk ' +
      'mjolkpulver skummjolkspulver kakmix brodmix pannkaksmix strobrod panko brodsmula kolasas chokladsas ' +
      'dulce-de-leche citronsyra gluten aggersattning kokosfett matfett natriumbensoat atamon formbrodsmix ' +
      'potatisfib psylliumfron psylliumhusk',
    'nuts-dried-fruit':
      'fron not notmix mandel valnot hasselnot pekannot cashew cashewnot pistage pistaschnot pistagenot pistasch ' +
      'macadamianot paranot pinjenot jordnot kokosnotsflinga sesamfro sesam solrosfro pumpafro linfro chiafro ' +
      'hampafro vallmofro vallmo fro froblandning karna russin korint dadel katrinplommon gojibar bananchips ' +
      'trail-mix berberis',
    'oils-vinegar': 'olja vinager balsamico balsamkram balsamicokram attika attiksprit matlagningsspray fett',
    'leaf-spice': 'lagerblad gurkmeja limeblad',
    spices:
      'salt peppar pepparkorn chiliflakes chiliflinga kummin korianderfro kardemumma kardemummakapsel kanel ' +
      'kanelstang nejlika muskot muskotnot muskotblomma saffran anis fankalsfro bockhornsklov senapsfro ' +
      'nigellafro sumak zaat ras-el-hanout baharat dukkah curry garam-masala tandoori krydda kryddmix ' +
      'kryddblandning provensalska-ort rostad-lok enbar buljongtarning sky naringsjast jastflinga glutamat pulver ' +
      'lakritsrot aromat vegeta piri-piri five-spice rub annattofro kryddpase umami',
    sauces:
      'sas soja kikkoman tamari sweet-chili sriracha tabasco sambal gochujang currypasta rod-curry harissa miso ' +
      'misopasta mirin tamarind tamarindpasta rakpasta wasabi ketchup senap majonnas aioli remoulad ' +
      'pepparrotsvisp chutney relish salsa pesto dressing vinagrett tahini sesampasta granatappelsirap marinad ' +
      'ajv chilipasta vitlokspasta ingefarspasta chipotlepasta sardellpasta ansjovisspad kinaradisa tryffelpasta ' +
      'tapenade liquid-smoke',
    breakfast:
      'musli granola cornflakes flinga havregryn havre grot puffat-ris rice-krispies sylt marmelad gele mos ' +
      'honung lonnsirap dadelsirap jordnotssmor mandelsmor cashewsmor notsmor notkram nutella chokladkram ' +
      'hasselnotskram palagg lemon-curd muslibar proteinpulver kokossmor kolakram havrekudd',
    snacks:
      'chips nachos nacho ostbag popcorn popcornkarna salta-pinne kex smorgaskex digestive digestivekex ' +
      'digestivekaka mariekex ballerina singoalla oreo smakaka havrekaka pepparkaka savoiardikex savoiardi ' +
      'amarettikaka amaretti biskvi cantuccini ran glasstrut riskaka godis chokladkaka chokladbit chokladask ' +
      'pralin kola karamell tablett tuggummi lakrits klubba marshmallow gelehallon daim snickers mars twix kitkat ' +
      'japp polly ahlgrens-bil polkagris knack paskagg skumtomte snacks ostkrok ischoklad non-stop m-m fudge ' +
      'turkisk-peppar dromm kanelkex brysselkex cookie',
    drinks:
      'tepas vatten tonic lask cola fanta ging-ale ging-be iste saft lemonad juice must nekt smoothie grenadin ' +
      'kaffe kaffebona espresso espressopulver kaffekapsel te tepase rooibos matcha matchapulver chai oboy dryck ' +
      'dricka alkoholfri-ol lattol mandelsirap',
    alcohol:
      'vin rodvin vitvin rosevin rose mousserande prosecco cava champagne portvin sherry madeira marsala vermouth ' +
      'sake risvin ol port stout cider glogg mjod sprit brannvin akvavit snaps konjak cognac armagnac calvados ' +
      'grappa whisky whiskey bourbon gin vodka rom cachaca tequila mezcal absint pernod ouzo amaretto cointreau ' +
      'triple-sec kahlua baileys lika creme-de-cassis limoncello campari angostura punsch martini sangria malibu ' +
      'noilly-prat grand-marni',
    household:
      'soppas fryspas plastpas pas borst hushallsrulle servett nasduk folie sopsack pase diskmedel ' +
      'diskmaskinstablett disktablett diskmaskinssalt spolglans tvattmedel skoljmedel flackborttagning klorin ' +
      'rengoringsmedel rengoringsspray allrengoring sapa fonsterputs toalettrengoring wc-rent avkalkningsmedel ' +
      'avloppsrensare disksvamp svinto skurduk trasa handske borste mopp stearinljus varmeljus tartljus ' +
      'tandsticka tandare batteri lampa luftfraschare insektsspray myggmedel snore tandpetare spett sugra ' +
      'muffinsform pappersform kaffefilt tefilt glasburk grillkol kol brikett tandvatska tejp lim kuvert frimarke ' +
      'papp papptallrik pappersmugg jord blomnaring tidning skokram galltval',
    'personal-care':
      'tandborst schampo shampoo balsam harinpackning duschkram duschgel tval handsprit tandkram tandborste ' +
      'tandtrad munskolj deodorant deo rakhyvel rakblad rakskum rakgel parfym bodylotion hudkram hudlotion ' +
      'handkram ansiktskram dagkram solkram solskydd cerat lappstift mascara nagellack nagellacksborttagning ' +
      'smink bomull bomullspad bomullsrondell tops tampong binda trosskydd menskopp kondom plast bandage ' +
      'varktablett alvedon ipren paracetamol halstablett vitamin medicin nasspray harspray hargele harfarg kam ' +
      'harborste vatservett ansiktsmask munskydd linsvatska nagelfil harsnodd badsalt magnesium',
    'baby-pet':
      'bloja barnmat barnmatsburk valling barngrot ersattning napp nappflaska babyolja barnpud hundmat kattmat ' +
      'djurmat fod hundfod kattfod kattsand hundgodis kattgodis tuggben hundben fagelmat fagelfro talgboll ' +
      'fiskfod kaninfod ho bajspase stro',
  },
  fullNames: {},
  states: {
    vegan: 'vegansk veganska veganskt vaxtbaserad vaxtbaserade vaxtbaserat',
    ground: 'mald pulver flinga flakes granulat',
    candied: 'kanderade kanderat kandierad',
    fresh: 'farsk farska farskt',
    frozen: 'fryst frusen frusna fruset djupfryst djupfrysta tinad tinade frys',
    canned:
      'burk konserverad konserverade konserv pa-burk i-vatten i-olja i-lag i-juice i-sockerlag i-sirap i-saltlake ' +
      'tetra',
    pickled: 'inlagd inlagda picklad picklade marinerad marinerade syltad',
    dried: 'torkad frystorkad frystorkade',
  },
  linkingWords: 'en ett av den det',
  endWords: 'i med pa',
  weakHeads: 'kott biff burgare fro ben',
  conjunctions: 'och eller',
  compounds: {
    shortEndings: 'ost sas lok te kal ol',
    partEndings:
      'file skal zest skiva tarning klyfta ring strimla blad kvist stjalk huvud knippe bit bukett hjarta klubba ' +
      'vinge ving l brost rygg stjart pure mos rot kross topp',
    statePrefixes: { frozen: 'frys djupfryst', canned: 'burk', dried: 'tork' },
  },
};
