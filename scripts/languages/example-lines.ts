import type { Language } from '../../src/domains/units/index.ts';

const splitLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Ingredient lists in the order of real recipes, for languages of which saved pages are few. */
export const exampleLines: Readonly<Record<Language, readonly string[]>> = {
  en: splitLines(`
    2 cups all-purpose flour
    1 tsp baking soda
    1/2 teaspoon salt
    3 ripe bananas
    2 eggs
    115 g butter, melted
    1 tbsp olive oil
    1 onion, chopped
    2 cloves garlic
    400g tin tomatoes
    1 jalapeño
    200 ml crème fraîche
    salt and pepper
    1 bunch cilantro
    4 tortillas
    500 g spaghetti
    100 g pancetta, diced
    1 tsp herbes de Provence
    4 slices prosciutto
    parmesan to serve
  `),
  de: splitLines(`
    250 g Mehl
    1 Pck. Trockenhefe
    150 ml lauwarmes Wasser
    1 TL Salz
    3 EL Olivenöl
    2 Zwiebeln
    200 g Speck
    1 Becher Crème fraîche
    Pfeffer
    1 Bund Schnittlauch
    4 Tomaten
    1 Salatgurke
    1 rote Paprika
    200 g Feta
    Oregano
    500 g Spaghetti
    400 g Hackfleisch, gemischt
    1 Dose Tomaten, stückig
    1 Karotte(n)
    100 ml Rotwein
  `),
  fr: splitLines(`
    250 g de farine
    4 œufs
    1/2 l de lait
    1 pincée de sel
    50 g de beurre fondu
    1 sachet de sucre vanillé
    2 cuillères à soupe de rhum
    6 pommes
    100 g de sucre roux
    1 c. à café de cannelle
    1 poulet de 1,5 kg
    3 oignons
    2 gousses d'ail
    1 bouquet garni
    50 cl de vin rouge
    200 g de lardons
    250 g de champignons de Paris
    2 carottes
    1 cube de bouillon
    sel et poivre
    4 courgettes
    2 aubergines
    1 poivron rouge
    5 tomates
    4 cl d'huile d'olive
    thym, laurier
    1 pâte feuilletée
    200 g de gruyère râpé
    20 cl de crème liquide
    muscade
    8 tranches de jambon
    1 botte de radis
    1 échalote
    1 c.à.s. de vinaigre
    125 g de mozzarella
    quelques feuilles de basilic
    1 citron
    150 g de crevettes
    300 g de riz
    1 yaourt nature
  `),
  es: splitLines(`
    300 g de arroz bomba
    1 pollo troceado
    200 g de judías verdes
    1 tomate maduro rallado
    1 cucharadita de pimentón dulce
    unas hebras de azafrán
    1 litro de caldo
    100 ml de aceite de oliva
    sal
    1 ramita de romero
    6 huevos
    4 patatas medianas
    1 cebolla
    aceite
    sal y pimienta
    1 kg de tomates
    1 pepino
    1 pimiento verde
    2 dientes de ajo
    50 ml de vinagre de Jerez
    100 g de pan del día anterior
    agua fría
    250 g de harina
    125 g de mantequilla
    150 g de azúcar
    1 sobre de levadura
    ralladura de 1 limón
    1 yogur natural
    400 g de garbanzos cocidos
    200 g de espinacas
    1 hoja de laurel
    1 cdta. de comino
    1 chorizo
    1 morcilla
    500 ml de leche entera
    1 rama de canela
    4 yemas
    30 g de maicena
    2 plátanos
    1 aguacate
    1 lima
    cilantro al gusto
    1 lata de atún
    100 g de aceitunas negras
    2 zanahorias
    1 puerro
    1/2 calabaza
    1 vaso de vino blanco
    300 g de gambas peladas
    1 guindilla
    perejil picado
    4 filetes de ternera
    pan rallado
    1 huevo batido
    200 g de queso manchego
    1 barra de pan
    2 tomates
    100 g de jamón serrano
    1 taza de frijoles negros
    1/2 taza de crema
  `),
  it: splitLines(`
    400 g di spaghetti
    150 g di guanciale
    4 tuorli
    100 g di pecorino romano
    pepe nero
    sale q.b.
    320 g di riso Carnaroli
    1 cipolla
    50 g di burro
    1/2 bicchiere di vino bianco
    1 l di brodo vegetale
    1 bustina di zafferano
    parmigiano grattugiato
    500 g di farina 00
    300 ml di acqua
    25 g di lievito di birra
    2 cucchiai di olio extravergine d'oliva
    10 g di sale
    1 cucchiaino di zucchero
    400 g di passata di pomodoro
    250 g di mozzarella
    basilico fresco
    2 melanzane
    olio di semi
    1 spicchio d'aglio
    3 uova
    200 g di zucchero
    250 g di mascarpone
    savoiardi
    4 tazzine di caffè
    cacao amaro
    1 carota
    1 costa di sedano
    300 g di carne macinata
    100 g di pancetta
    1 bicchiere di latte
    noce moscata
    2 zucchine
    1 peperone rosso
    origano
    200 g di ricotta
    150 g di spinaci
    1 limone
    prezzemolo tritato
    1 kg di vongole
    peperoncino
    4 fette di pane
    2 pomodori
    100 g di prosciutto crudo
    rucola
    500 g di patate
    1 uovo
    salvia
    1 hg di speck
    80 g di noci
    1 pera
    gorgonzola
    1 scatola di ceci
    rosmarino
    1 foglia di alloro
  `),
  nl: splitLines(`
    300 g spaghetti
    500 g rundergehakt
    1 ui
    2 teentjes knoflook
    1 winterpeen
    400 g tomatenblokjes
    2 el olijfolie
    1 tl oregano
    peper en zout
    100 g geraspte kaas
    250 g zelfrijzend bakmeel
    150 g boter
    125 g suiker
    3 eieren
    1 zakje vanillesuiker
    1 kg kruimige aardappelen
    600 g boerenkool
    1 rookworst
    150 ml melk
    nootmuskaat
  `),
  sv: splitLines(`
    500 g blandfärs
    1 gul lök
    1 dl ströbröd
    1 dl mjölk
    1 ägg
    1 tsk salt
    2 krm vitpeppar
    smör till stekning
    2 dl grädde
    1 msk soja
    600 g potatis
    lingonsylt
    4 dl vetemjöl
    2 tsk bakpulver
    150 g smör
    2 dl socker
    3 ägg
    1 tsk vaniljsocker
    1 nypa salt
    400 g laxfilé
    1 citron
    dill
    2 dl crème fraiche
    1 purjolök
    2 morötter
    1 palsternacka
    1 l vatten
    1 buljongtärning
    5 dl havregryn
    1 dl solrosfrön
    2 msk honung
    25 g jäst
    5 dl ljummet vatten
    1 tsk kardemumma
    50 g smör
    pärlsocker
    1 burk krossade tomater
    2 vitlöksklyftor
    400 g spaghetti
    1 msk olivolja
    svartpeppar
    riven parmesan
    1 kyckling
    2 äpplen
    3 dl ris
    1 tsk curry
    1 röd paprika
    1 gurka
    200 g fetaost
    1 rödlök
    250 g champinjoner
    1 burk kikärter
    2 msk tahini
    1 lime
    1 avokado
    4 tortillabröd
    1 påse tacokrydda
    100 g riven ost
    3 dl gräddfil
    1 knippe gräslök
  `),
  pt: splitLines(`
    3 cenouras
    4 ovos
    1 xícara de óleo
    2 xícaras de açúcar
    2 e 1/2 xícaras de farinha de trigo
    1 colher (sopa) de fermento
    1 lata de leite condensado
    3 colheres de sopa de chocolate em pó
    1 colher de sopa de manteiga
    granulado
    500 g de bacalhau
    1 kg de batatas
    2 cebolas
    3 dentes de alho
    azeite q.b.
    azeitonas pretas
    salsa picada
    sal e pimenta
    1 folha de louro
    250 g de feijão preto
    200 g de bacon
    1 linguiça
    100 g de carne seca
    couve
    laranja
    1 maço de coentros
    1 lata de tomate pelado
    400 ml de leite de coco
    2 colheres de azeite de dendê
    1 pimentão vermelho
    500 g de camarão
    suco de 1 limão
    arroz branco
    1 pacote de massa folhada
    500 ml de leite
    6 gemas
    1 pau de canela
    casca de limão
    250 g de açúcar
    1 c. sopa de farinha Maizena
    1 frango inteiro
    1 cerveja
    2 tomates
    1 pepino
    1 alface
    orégãos
    vinagre
    200 g de queijo mussarela
    100 g de presunto
    1 pão
    2 bananas
    1 copo de iogurte natural
    mel a gosto
    1/2 chávena de aveia
    1 maçã
    1 pitada de sal
    100 g de manteiga
    1 gema
    300 g de polvilho azedo
    1 cálice de vinho do Porto
  `),
};
