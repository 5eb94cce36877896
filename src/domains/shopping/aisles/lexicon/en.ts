import type { AisleLexicon } from './lexicon.ts';

/** English. The weak words name a piece or cut: a tuna steak is fish, a bay leaf is a spice, crab meat is not meat. */
export const englishAisleLexicon: AisleLexicon = {
  head: 'last',
  foods: {
    herb:
      'jalapeno jalapeno-pepper serrano serrano-pepper habanero scotch-bonnet hot-pepper fresno habanero-pepper ' +
      'scotch-bonnet-pepper thai-pepper basil mint peppermint spearmint parsley cilantro coriander dill chive ' +
      'tarragon thyme rosemary sage oregano marjoram chervil sorrel lovage savory borage herb bouquet-garni ' +
      'epazote shiso perilla lemongrass ginger garlic onion shallot chili chili-pepper horseradish hyssop ' +
      'nasturtium lavender rau-ram culantro bee-balm',
    produce:
      'cep chestnut fine-bean leaf frying-pepper baby-gem mange-tout kai-lan elderflower alfalfa apple pear ' +
      'quince peach nectarine apricot plum damson sloe cherry grape strawberry raspberry blackberry blueberry ' +
      'cranberry redcurrant red-currant blackcurrant gooseberry elderberry mulberry boysenberry loganberry ' +
      'bilberry huckleberry lingonberry berry currant-leaf melon watermelon cantaloupe honeydew galia orange ' +
      'mandarin tangerine clementine satsuma grapefruit pomelo lemon lemon-juice lime lime-juice kumquat yuzu ' +
      'yuzu-juice citron bergamot citrus banana plantain pineapple mango papaya pawpaw kiwi kiwifruit ' +
      'passionfruit pomegranate guava lychee rambutan starfruit jackfruit durian persimmon fig coconut rhubarb ' +
      'avocado tomatillo physalis fruit tomato scallion leek ramp potato yukon-gold king-edward maris-piper ' +
      'desiree fingerling yam cassava yuca taro sunchoke carrot parsnip turnip swede rutabaga celeriac celery ' +
      'beet beetroot radish daikon mooli kohlrabi salsify burdock jicama lotus-root cabbage savoy hispi sprout ' +
      'broccoli tenderstem broccolini rapini romanesco cauliflower kale cavolo-nero spinach chard collard greens ' +
      'choi choy gai-lan tatsoi mizuna lettuce iceberg romaine little-gem mache salad mesclun arugula rocket ' +
      'watercress cress frisee endive chicory escarole radicchio dandelion purslane samphire shoot microgreens ' +
      'microherb beansprout cucumber zucchini courgette marrow squash butternut delicata kabocha pumpkin ' +
      'aubergine eggplant bell-pepper red-pepper green-pepper yellow-pepper orange-pepper sweet-pepper ' +
      'mixed-pepper capsicum romano-pepper pointed-pepper padron-pepper shishito shishito-pepper poblano ' +
      'poblano-pepper anaheim cubanelle okra asparagus artichoke cardoon fennel mushroom portobello cremini ' +
      'shiitake enoki king-oyster porcini chanterelle morel girolle truffle pea petit-pois sugar-snap mangetout ' +
      'green-bean french-bean string-bean haricot-vert runner-bean wax-bean long-bean yardlong-bean broad-bean ' +
      'fava-bean corn sweetcorn vegetable crudite galangal krachai aloe-vera wheatgrass nettle flower zest ' +
      'rose-petal crosne oca chayote gourd ackee breadfruit fiddlehead cactus nopale nopal tamarillo medlar',
    bakery:
      'chocolate-sponge sponge-base boule bloomer blinis french-stick bread roll hot-dog-roll bun brioche ' +
      'baguette ciabatta focaccia sourdough pumpernickel loaf toast crouton crostini breadstick grissini pita ' +
      'naan flatbread chapati roti tortilla wrap lavash bagel muffin crumpet scone croissant pain-au-chocolat ' +
      'danish-pastry doughnut cake cupcake brownie blondie teacake gingerbread cornbread challah panettone ' +
      'stollen pie pancake waffle injera matzo taco tart ice-cream-cone sandwich bread-bowl crepe blini lefse ' +
      'pizza-base',
    meat:
      'veal-scallop tri-tip fowl filet-mignon cote-de-boeuf beef mince steak sirloin ribeye chuck brisket oxtail ' +
      'roast tenderloin veal osso-buco escalope pork chop sparerib rib gammon trotter suckling-pig lamb mutton ' +
      'hogget goat chicken drumstick wing poussin hen capon turkey duck duckling goose pheasant partridge quail ' +
      'pigeon squab grouse venison rabbit hare boar game ostrich bison buffalo kangaroo liver kidney sweetbread ' +
      'tripe heart tongue offal giblet neck bone marrow-bone bone-marrow meat meatball burger hamburger patty ' +
      'kebab caul-fat caul pork-fat back-fat fatback london-broil top-round bottom-round poultry bird cutlet ' +
      'medallion cheek hock faggot haggis',
    fish:
      'tuna-steak ahi-tuna yellowfin-tuna tuna-loin bluefin-tuna tuna-fillet sushi-grade-tuna smokie albacore ' +
      'quahog hoki fish salmon lox gravlax trout char cod bacalao haddock hake halibut pollock pollack coley ' +
      'whiting plaice sole turbot brill monkfish seabass bass bream snapper grouper mullet gurnard john-dory ' +
      'tilapia catfish swordfish mahi-mahi skate ray dogfish eel mackerel herring kipper sprat whitebait smelt ' +
      'carp perch pike zander barramundi bluefish branzino escolar amberjack hamachi yellowtail shrimp prawn ' +
      'langoustine crayfish crawfish lobster crab crabmeat scallop mussel clam littleneck cockle oyster whelk ' +
      'winkle abalone conch squid calamari octopus cuttlefish sea-urchin snail escargot roe caviar tobiko masago ' +
      'seafood shellfish surimi fish-cake fishcake frog-leg sashimi sushi rockfish orange-roughy flounder fluke ' +
      'shad shark sturgeon bottarga',
    deli:
      'sausage chipolata merguez bratwurst kielbasa andouille chorizo nduja salami pepperoni soppressata ' +
      'mortadella bologna frankfurter hot-dog wiener sausagemeat black-pudding white-pudding morcilla linguica ' +
      'lap-cheong ham prosciutto jamon speck coppa bresaola pancetta guanciale lardon bacon pastrami corned-beef ' +
      'salt-beef salt-pork lunch-meat cold luncheon-meat charcuterie pate foie-gras terrine rillette hummus ' +
      'tzatziki taramasalata baba-ganoush guacamole antipasti potato-salad coleslaw egg-salad tuna-salad ' +
      'olive-salad stuffed-vine-leaf dolma quiche scotch-egg pork-pie jerky biltong dip smoked-turkey ' +
      'smoked-chicken bacon-fat bacon-dripping tasso salumi lardo',
    dairy:
      'emmentaler milk buttermilk kefir cream half-and-half creme-fraiche crema butter ghee margarine ' +
      'butter-spread lard suet dripping duck-fat goose-fat chicken-fat schmaltz egg yolk yogurt skyr labneh ' +
      'fromage-frais fromage-blanc quark curd cheese cheddar monterey-jack pepper-jack colby gruyere emmental ' +
      'comte gouda edam provolone fontina asiago parmesan parmigiano reggiano grana pecorino manchego mozzarella ' +
      'bocconcini burrata stracciatella ricotta mascarpone neufchatel chevre feta halloumi paneer brie camembert ' +
      'taleggio reblochon munster muenster epoiss limburger roquefort gorgonzola stilton dolcelatte cambozola ' +
      'danish-blue queso cotija havarti jarlsberg raclette tomme wensleydale leicester gloucester lancashire ' +
      'caerphilly boursin velveeta romano mizithra kasseri kefalotyri robiola crescenza caciocavallo scamorza ' +
      'custard creme-anglaise pudding-cup rice-pudding whey kashkaval vacherin ossau-iraty mimolette piave ' +
      'creamer',
    chilled:
      'pastry bean-curd pate-brisee tofu tempeh seitan soy-milk soya-milk almond-milk oat-milk rice-milk ' +
      'hemp-milk plant-milk coconut-yogurt soy-yogurt soya-yogurt soy-cream oat-cream vegetarian-sausage ' +
      'veggie-burger veggie-mince quorn shortcrust filo phyllo pie-crust pie-shell tart-shell dough wonton ' +
      'wrapper ready-meal kimchi falafel ravioli tortellini pierogi kombucha meal-kit pizza-crust kataifi ' +
      'crescent-roll',
    frozen:
      'edamame-bean ice-cream gelato sorbet sherbet ice popsicle fish-finger fish-stick fry oven-chip hash-brown ' +
      'tater-tot potato-waffle pizza nugget edamame potsticker gyoza dumpling spring-roll egg-roll ' +
      'popcorn-chicken whipped-topping cool-whip onion-ring',
    canned:
      'brine chopped-tomato crushed-tomato peeled-tomato diced-tomato fire-roasted-tomato stewed-tomato ' +
      'san-marzano-tomato tomato-paste tomato-puree passata tomato-sauce tomato-concentrate baked-bean ' +
      'refried-bean creamed-corn cream-style-corn hominy coconut-milk coconut-cream cream-of-coconut soup broth ' +
      'stock court-bouillon fumet dashi consomme demi-glace demiglace clam-juice olive tapenade caper caperberry ' +
      'gherkin cornichon pickle sauerkraut sun-dried-tomato sunblush-tomato sun-blushed-tomato roasted-red-pepper ' +
      'roasted-pepper piquillo piquillo-pepper pimento pimiento pepperoncini peppadew banana-pepper heart-of-palm ' +
      'palm-heart bamboo-shoot spam pumpkin-puree pie-filling applesauce apple-sauce fruit-cocktail ' +
      'maraschino-cherry cocktail-onion cocktail-cherry brandied-cherry pickled-pepper giardiniera pickle-juice ' +
      'ro-tel rotel mushy-pea spaghetti-hoop chili-bean pasta-sauce spaghetti-sauce marinara marinara-sauce ' +
      'pizza-sauce chipotle chestnut-puree kalamata',
    'tinned-fish': 'tuna sardine anchovy pilchard',
    pasta:
      'pasta spaghetti linguine linguini fettuccine fettuccini tagliatelle pappardelle penne rigatoni fusilli ' +
      'farfalle macaroni ziti orecchiette conchiglie cannelloni manicotti lasagne lasagna orzo bucatini capellini ' +
      'angel-hair vermicelli ditalini cavatappi campanelle gemelli rotini rotelle tubetti acini-di-pepe gnocchi ' +
      'noodle udon soba ramen somen lo-mein chow-mein tagliolini trofie paccheri mafaldine strozzapreti casarecce ' +
      'cavatelli garganelli perciatelli stelline pastina malloreddus',
    pulse:
      'chick-pea dried-pea bean lentil split-pea chickpea garbanzo cannellini flageolet black-eyed-pea ' +
      'black-eye-pea soybean pigeon-pea gungo-pea dal dhal daal pulse legume field-pea',
    'pasta-rice-grains':
      'rice basmati arborio carnaroli quinoa couscous bulgur barley farro spelt freekeh wheat-berry rye-berry ' +
      'millet amaranth buckwheat kasha polenta grits cornmeal semolina fregola teff kamut grain sorghum tapioca ' +
      'sago rice-paper-wrapper nori seaweed kombu kelp wakame hijiki dulse rice-cake stuffing mac-and-cheese ' +
      'potato-mix instant-potato potato-flake taco-shell tostada masa wheat risotto pilaf tempura-mix ' +
      'textured-vegetable-protein',
    baking:
      'baking-mix flavoring flavouring frosting food-glue xantham-gum xanthum-gum carob lustre-dust gluten ' +
      'streusel flour besan almond-meal cornflour cornstarch arrowroot starch wheat-germ bran sugar muscovado ' +
      'demerara turbinado jaggery piloncillo icing fondant sweetener stevia erythritol xylitol splenda agave ' +
      'agave-nectar glucose molasses treacle syrup malt baking-powder baking-soda bicarbonate-of-soda bicarb ' +
      'soda-bicarbonate cream-of-tartar yeast starter gelatine agar pectin xanthan-gum guar-gum vanilla ' +
      'vanilla-bean extract essence rose-water rosewater orange-flower-water orange-blossom-water food-dye ' +
      'coloring cocoa cacao cocoa-butter chocolate chocolate-chip butterscotch-chip peanut-butter-chip couverture ' +
      'sprinkle nonpareil hundred-and-thousand silver-ball edible-glitter candy-melt marzipan almond-paste ' +
      'ground-almond coconut-flake shredded-coconut desiccated-coconut unsweetened-coconut sweetened-coconut ' +
      'coconut-powder creamed-coconut dried-coconut condensed-milk evaporated-milk milk-powder dry-milk ' +
      'dried-milk powdered-milk buttermilk-powder custard-powder pudding jello jelly cake-mix brownie-mix ' +
      'muffin-mix pancake-mix bisquick biscuit-mix bread-mix shortening crisco breadcrumb panko crumb matzo-meal ' +
      'candied-peel mixed-peel stem-ginger angelica meringue mincemeat egg-replacer citric-acid lecithin potash ' +
      'dulce-de-leche cajeta caramel caramel-sauce chocolate-sauce hot-fudge fudge-sauce gold-leaf praline ' +
      'hazelnut-paste pistachio-paste isomalt maltose maltodextrin clear-jel clearjel',
    'nuts-dried-fruit':
      'pinenut cobnut nut almond walnut pecan hazelnut cashew pistachio macadamia pinon peanut roasted-chestnut ' +
      'trail-mix seed sesame pumpkin-seed pepita flaxseed flax linseed chia hemp-heart poppyseed raisin sultana ' +
      'currant prune date medjool craisin mixed-fruit banana-chip goji-berry porcini-powder melon-seed psyllium ' +
      'barberry jujube candlenut coconut-chip nutmeat',
    'oils-vinegar': 'oil spray pam vinegar balsamic verjuice verjus fat',
    'leaf-spice': 'fenugreek pandan bay lime-leaf turmeric peppercorn lavender-bud wasabi',
    spices:
      'berbere vadouvan quatre-epice panch-phoran bonito-flake star-anis salt fleur-de-sel pepper cayenne ' +
      'crushed-red-pepper chipotle-powder ancho-chili ancho guajillo-chili guajillo pasilla-chili pasilla mulato ' +
      'arbol new-mexico-chili chipotle-chili espelette aleppo-chili urfa gochugaru paprika pimenton cumin ' +
      'coriander-seed caraway cardamom cinnamon cassia clove nutmeg mace allspice allspice-berry pimento-berry ' +
      'saffron anise aniseed fennel-seed fennel-pollen mustard-seed mustard-powder dry-mustard ground-mustard ' +
      'nigella onion-seed kalonji celery-seed dill-seed ajwain carom-seed asafoetida asafetida amchur sumac ' +
      'zaatar dukkah baharat ras-el-hanout ras-el-hannout harissa-powder masala spice rub seasoning sazon ' +
      'togarashi furikake mixed-herb herbes-de-provence italian-herb dill-weed rubbed-sage kasoori-methi juniper ' +
      'juniper-berry grain-of-paradise annatto achiote liquorice-root licorice-root mahleb tonka-bean file-powder ' +
      'stock-cube bouillon stock-powder stock-pot stock-concentrate chicken-base beef-base gravy-granule ' +
      'gravy-browning gravy-mix gravy-powder dashi-powder hondashi instant-dashi dashi-granule msg liquid-smoke ' +
      'meat-tenderizer nutritional-yeast curry tamarind-powder lemon-myrtle wattleseed crab-boil dried-lime ' +
      'black-lime vegeta beau-monde mrs-dash',
    sauces:
      'remoulade balti-paste aji-amarillo-paste lemon-pickle sauce tamari shoyu coconut-amino liquid-amino ' +
      'nam-pla nuoc-mam hoisin teriyaki ponzu fermented-black-bean tabasco sriracha sambal gochujang doenjang ' +
      'ssamjang doubanjiang chili-bean-paste chili-paste chili-crisp curry-paste tikka-paste korma-paste harissa ' +
      'miso mirin tamarind shrimp-paste belacan wasabi-paste worcestershire ketchup catsup mustard dijon ' +
      'mayonnaise mayo aioli kewpie miracle-whip creamed-horseradish prepared-horseradish mint-jelly ' +
      'redcurrant-jelly quince-jelly quince-paste membrillo chutney relish piccalilli branston-pickle lime-pickle ' +
      'onion-marmalade chili-jam pepper-jelly salsa pico-de-gallo mole pesto hollandaise bearnaise bechamel gravy ' +
      'dressing ranch vinaigrette salad-cream tahini sesame-paste pomegranate-molasses marinade maggi ' +
      'maggi-seasoning chili-con-queso umeboshi garlic-paste ginger-paste lemongrass-paste bagoong gremolata ' +
      'chimichurri zhoug zhug ajvar toum mustard-fruit mostarda kecap-manis ketjap-manis yuzu-kosho dip-mix ' +
      'truffle-paste olive-paste romesco kitchen-bouquet pickapeppa',
    breakfast:
      'cereal cornflake corn-flake rice-krispie puffed-rice bran-flake weetabix cheerio chex grape-nut shreddy ' +
      'granola muesli oat oatmeal porridge jam preserve marmalade grape-jelly apple-jelly currant-jelly ' +
      'apple-butter lemon-curd lime-curd passion-fruit-curd honey honeycomb maple-syrup maple-sugar date-syrup ' +
      'pancake-syrup peanut-butter almond-butter cashew-butter nut-butter sunflower-butter sunflower-seed-butter ' +
      'nutella spread marmite vegemite yeast-extract cookie-butter marshmallow-creme marshmallow-fluff ' +
      'breakfast-bar protein-bar pop-tart protein-powder whey-powder coconut-butter',
    snacks:
      'mini-egg boiled-sweet jelly-sweet papad marron-glace crisp chip nacho dorito frito popcorn pretzel cracker ' +
      'saltine digestive biscuit cookie oreo wafer gingersnap ginger-nut shortbread amaretti ladyfinger ' +
      'lady-finger sponge-finger savoiardi biscotti macaroon macaron custard-cream hobnob oatcake candy ' +
      'chocolate-bar chocolate-truffle candy-corn gummy jelly-bean jelly-baby liquorice licorice lollipop toffee ' +
      'fudge nougat turkish-delight marshmallow m-m m-ms mm kit-kat snicker mar-bar malteser smarty brittle gum ' +
      'easter-egg chocolate-egg poppadom papadum pappadam bombay-mix pork-scratching rice-crispy-treat wasabi-pea ' +
      'snack after-dinner-mint butterscotch halva trifle-sponge speculoo chocolate-coin cheese-puff cheese-straw ' +
      'peanut-butter-cup',
    drinks:
      'cranberry-cocktail cranberry-juice-cocktail eggnog water soda seltzer tonic lemonade ginger-ale ' +
      'ginger-beer cola coke pepsi root-beer sprite 7up soft-drink energy-drink cordial grenadine juice v8 ' +
      'clamato nectar smoothie apple-cider sparkling-cider coffee coffee-bean espresso cold-brew tea teabag ' +
      'earl-grey chamomile chai rooibo matcha hot-chocolate drinking-chocolate cocoa-mix ovaltine horlick ' +
      'milkshake sport-drink hibiscus hibiscus-flower kool-aid sour-mix margarita-mix bloody-mary-mix rose-syrup ' +
      'almond-syrup orgeat',
    alcohol:
      'wine champagne prosecco cava port sherry madeira marsala vermouth vin-santo muscat sake shaoxing beer ' +
      'lager ale stout guinness porter cider perry mead spirit alcohol liquor brandy cognac armagnac calvados ' +
      'applejack grappa kirsch kirschwasser eau-de-vie poire-william whisky whiskey scotch bourbon gin vodka rum ' +
      'malibu cachaca pisco tequila mezcal absinthe pernod pastis ouzo sambuca anisette amaretto frangelico ' +
      'grand-marnier cointreau triple-sec curacao kahlua irish-cream bailey creme-de-cassis creme-de-menthe ' +
      'creme-de-cacao chambord limoncello st-germain chartreuse benedictine drambuie galliano campari aperol ' +
      'liqueur lillet schnapps jagermeister bitters angostura pimm cocktail sangria aquavit midori maraschino ' +
      'chianti burgundy riesling sauterne pinot-noir cabernet merlot chardonnay sauvignon-blanc zinfandel rioja ' +
      'bordeaux beaujolais chablis claret moscato pinot-grigio syrah shiraz',
    household:
      'hickory-chip smoking-chip bowl glass-jar toilet-paper toilet-roll loo-roll kitchen-roll kitchen-paper ' +
      'paper-towel kitchen-towel napkin paper-plate paper-cup tissue foil cling-film clingfilm plastic-wrap ' +
      'saran-wrap baking-paper parchment greaseproof-paper wax-paper waxed-paper freezer-bag sandwich-bag ' +
      'ziploc-bag zip-lock-bag bin-bag bin-liner trash-bag garbage-bag dish-soap washing-up-liquid ' +
      'dishwashing-liquid dishwasher-tablet dishwasher-salt rinse-aid detergent washing-powder washing-liquid ' +
      'fabric-softener bleach stain-remover cleaner cleaning-spray disinfectant sponge scouring-pad cloth ' +
      'dishcloth rubber-glove brush broom mop dustpan candle tea-light match lighter battery light-bulb lightbulb ' +
      'air-freshener insect-spray mosquito-repellent string twine toothpick cocktail-stick skewer straw ' +
      'lollipop-stick popsicle-stick cupcake-liner cupcake-case muffin-case muffin-liner paper-liner cheesecloth ' +
      'muslin coffee-filter charcoal firelighter wood-chip firewood tape glue envelope stamp gift-wrap ' +
      'wrapping-paper descaler limescale-remover shoe-polish potting-soil newspaper magazine canning-jar ' +
      'mason-jar piping-bag plant-fertilizer cedar-plank dryer-sheet furniture-polish paper-bag plastic-bag ' +
      'flower-bouquet',
    'personal-care':
      'shampoo conditioner shower-gel body-wash soap hand-sanitizer toothpaste toothbrush floss mouthwash ' +
      'deodorant antiperspirant razor shaving-foam shaving-cream shaving-gel aftershave perfume lotion hand-cream ' +
      'face-cream moisturizer moisturiser sunscreen sun-cream suncream aftersun lip-balm lipstick mascara ' +
      'nail-polish makeup cotton-wool cotton-bud cotton-swab q-tip tampon sanitary-towel panty-liner pad ' +
      'menstrual-cup condom plaster band-aid bandage painkiller paracetamol ibuprofen aspirin cough-syrup ' +
      'cough-drop vitamin multivitamin medicine nasal-spray hair-spray hairspray hair-gel hair-dye bubble-bath ' +
      'bath-salt epsom-salt comb hairbrush face-mask facial-tissue handkerchief wet-wipe contact-lens-solution ' +
      'thermometer tweezer nail-file',
    'baby-pet':
      'nappy diaper wipe baby-food formula formula-milk baby-milk baby-cereal baby-oil baby-powder baby-shampoo ' +
      'dummy pacifier baby-bottle rusk dog-food cat-food pet-food dog-treat cat-treat cat-litter kitty-litter ' +
      'dog-biscuit dog-chew bird-seed birdseed bird-food fish-food rabbit-food hay hamster-food guinea-pig-food ' +
      'poop-bag flea-treatment puppy-food kitten-food',
  },
  fullNames: {},
  states: {
    vegan: 'vegan plant-based meatless dairy-free nondairy',
    ground: 'ground powder powdered granulated granule flake',
    candied: 'candied crystallized crystallised glace glaced',
    fresh: 'fresh',
    frozen: 'frozen thawed defrosted freezer',
    canned:
      'canned tinned can tin jar jarred in-water in-brine in-oil in-juice in-syrup in-olive in-spring ' +
      'in-sunflower in-tomato in-natural in-light',
    pickled: 'pickled brined marinated preserved',
    dried: 'dried freeze-dried dehydrated',
  },
  linkingWords: 'of the a an',
  endWords: 'in including wrapped filled topped',
  weakHeads: 'steak meat cutlet bone burger patty meatball medallion leaf heart seed roll',
  conjunctions: 'and or',
};
