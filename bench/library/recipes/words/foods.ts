/** How a food is measured. */
export type Measure = 'count' | 'mass' | 'volume' | 'spoon' | 'pinch' | 'bunch' | 'clove' | 'can';

export type LanguageCode = 'en' | 'de' | 'fr';

export interface Food {
  /** The food, regardless of language. */
  readonly id: string;
  readonly name: Readonly<Record<LanguageCode, string>>;
  readonly measure: Measure;
}

const measures: readonly Measure[] = ['count', 'mass', 'volume', 'spoon', 'pinch', 'bunch', 'clove', 'can'];

// Most common first. Countable foods are in the plural, because their count is never one.
const table = `
salt | salt | Salz | sel | pinch
onion | onions | Zwiebeln | oignons | count
garlic | garlic | Knoblauch | ail | clove
olive-oil | olive oil | Olivenöl | huile d’olive | spoon
butter | butter | Butter | beurre | mass
black-pepper | black pepper | schwarzer Pfeffer | poivre noir | pinch
egg | eggs | Eier | œufs | count
flour | flour | Mehl | farine | mass
sugar | sugar | Zucker | sucre | mass
tomato | tomatoes | Tomaten | tomates | count
milk | milk | Milch | lait | volume
lemon | lemons | Zitronen | citrons | count
carrot | carrots | Karotten | carottes | count
potato | potatoes | Kartoffeln | pommes de terre | mass
parsley | parsley | Petersilie | persil | bunch
cream | cream | Sahne | crème | volume
chicken | chicken thighs | Hähnchenschenkel | cuisses de poulet | count
vegetable-stock | vegetable stock | Gemüsebrühe | bouillon de légumes | volume
rice | rice | Reis | riz | mass
celery | celery | Staudensellerie | céleri | mass
ginger | ginger | Ingwer | gingembre | spoon
thyme | thyme | Thymian | thym | bunch
bay-leaf | bay leaves | Lorbeerblätter | feuilles de laurier | count
cheddar | cheddar | Cheddar | cheddar | mass
parmesan | parmesan | Parmesan | parmesan | mass
soy-sauce | soy sauce | Sojasauce | sauce soja | spoon
cumin | cumin | Kreuzkümmel | cumin | spoon
paprika | paprika | Paprikapulver | paprika | spoon
honey | honey | Honig | miel | spoon
cinnamon | cinnamon | Zimt | cannelle | pinch
mushroom | mushrooms | Champignons | champignons | mass
spinach | spinach | Spinat | épinards | mass
leek | leeks | Lauchstangen | poireaux | count
bacon | bacon | Speck | lardons | mass
white-wine | white wine | Weißwein | vin blanc | volume
vanilla-extract | vanilla extract | Vanilleextrakt | extrait de vanille | spoon
baking-powder | baking powder | Backpulver | levure chimique | spoon
yoghurt | yoghurt | Joghurt | yaourt | volume
red-pepper | red peppers | rote Paprika | poivrons rouges | count
courgette | courgettes | Zucchini | courgettes | count
basil | basil | Basilikum | basilic | bunch
coriander | coriander | Koriander | coriandre | bunch
chickpea | chickpeas | Kichererbsen | pois chiches | can
lentil | lentils | Linsen | lentilles | mass
spaghetti | spaghetti | Spaghetti | spaghettis | mass
beef | beef shin | Rinderbeinscheibe | jarret de bœuf | mass
pork | pork shoulder | Schweineschulter | épaule de porc | mass
lime | limes | Limetten | citrons verts | count
orange | oranges | Orangen | oranges | count
apple | apples | Äpfel | pommes | count
almond | almonds | Mandeln | amandes | mass
walnut | walnuts | Walnüsse | noix | mass
mustard | mustard | Senf | moutarde | spoon
vinegar | cider vinegar | Apfelessig | vinaigre de cidre | spoon
chili | chillies | Chilischoten | piments | count
coconut-milk | coconut milk | Kokosmilch | lait de coco | volume
rosemary | rosemary | Rosmarin | romarin | bunch
mint | mint | Minze | menthe | bunch
dill | dill | Dill | aneth | bunch
nutmeg | nutmeg | Muskatnuss | noix de muscade | pinch
turmeric | turmeric | Kurkuma | curcuma | spoon
oregano | oregano | Oregano | origan | spoon
salmon | salmon | Lachs | saumon | mass
cod | cod | Kabeljau | cabillaud | mass
prawn | prawns | Garnelen | crevettes | mass
lamb | lamb neck | Lammnacken | collier d’agneau | mass
minced-beef | minced beef | Rinderhack | bœuf haché | mass
sausage | sausages | Würstchen | saucisses | count
ham | ham | Schinken | jambon | mass
feta | feta | Feta | feta | mass
mozzarella | mozzarella | Mozzarella | mozzarella | mass
ricotta | ricotta | Ricotta | ricotta | mass
chocolate | dark chocolate | Zartbitterschokolade | chocolat noir | mass
cocoa | cocoa | Kakao | cacao | spoon
yeast | yeast | Hefe | levure | spoon
oat | oats | Haferflocken | flocons d’avoine | mass
barley | pearl barley | Perlgraupen | orge perlé | mass
bulgur | bulgur | Bulgur | boulgour | mass
couscous | couscous | Couscous | couscous | mass
polenta | polenta | Polenta | polenta | mass
quinoa | quinoa | Quinoa | quinoa | mass
kidney-bean | kidney beans | Kidneybohnen | haricots rouges | can
white-bean | white beans | weiße Bohnen | haricots blancs | can
green-bean | green beans | grüne Bohnen | haricots verts | mass
pea | peas | Erbsen | petits pois | mass
broccoli | broccoli | Brokkoli | brocoli | mass
cauliflower | cauliflower | Blumenkohl | chou-fleur | mass
cabbage | cabbage | Weißkohl | chou blanc | mass
kale | kale | Grünkohl | chou kale | mass
fennel | fennel bulbs | Fenchelknollen | bulbes de fenouil | count
aubergine | aubergines | Auberginen | aubergines | count
beetroot | beetroots | Rote Beten | betteraves | count
parsnip | parsnips | Pastinaken | panais | count
turnip | turnips | Rübchen | navets | count
pumpkin | pumpkin | Kürbis | potiron | mass
sweet-potato | sweet potatoes | Süßkartoffeln | patates douces | mass
cucumber | cucumbers | Gurken | concombres | count
radish | radishes | Radieschen | radis | bunch
lettuce | lettuce hearts | Salatherzen | cœurs de laitue | count
rocket | rocket | Rucola | roquette | mass
avocado | avocados | Avocados | avocats | count
asparagus | asparagus | Spargel | asperges | bunch
artichoke | artichokes | Artischocken | artichauts | count
shallot | shallots | Schalotten | échalotes | count
spring-onion | spring onions | Frühlingszwiebeln | ciboules | bunch
chive | chives | Schnittlauch | ciboulette | bunch
sage | sage | Salbei | sauge | bunch
tarragon | tarragon | Estragon | estragon | bunch
caper | capers | Kapern | câpres | spoon
olive | olives | Oliven | olives | mass
anchovy | anchovies | Sardellen | anchois | count
tuna | tuna | Thunfisch | thon | can
mackerel | mackerel fillets | Makrelenfilets | filets de maquereau | count
trout | trout | Forellen | truites | count
mussel | mussels | Miesmuscheln | moules | mass
squid | squid | Tintenfisch | calamars | mass
duck | duck legs | Entenkeulen | cuisses de canard | count
turkey | turkey breast | Putenbrust | blanc de dinde | mass
rabbit | rabbit | Kaninchen | lapin | mass
venison | venison | Rehfleisch | chevreuil | mass
chorizo | chorizo | Chorizo | chorizo | mass
tofu | tofu | Tofu | tofu | mass
tahini | tahini | Tahin | tahin | spoon
sesame | sesame seeds | Sesam | graines de sésame | spoon
peanut | peanuts | Erdnüsse | cacahuètes | mass
cashew | cashews | Cashewkerne | noix de cajou | mass
hazelnut | hazelnuts | Haselnüsse | noisettes | mass
pistachio | pistachios | Pistazien | pistaches | mass
pine-nut | pine nuts | Pinienkerne | pignons | spoon
chestnut | chestnuts | Maronen | châtaignes | mass
raisin | raisins | Rosinen | raisins secs | mass
date | dates | Datteln | dattes | count
apricot | apricots | Aprikosen | abricots | count
fig | figs | Feigen | figues | count
pear | pears | Birnen | poires | count
plum | plums | Pflaumen | prunes | mass
cherry | cherries | Kirschen | cerises | mass
strawberry | strawberries | Erdbeeren | fraises | mass
raspberry | raspberries | Himbeeren | framboises | mass
blueberry | blueberries | Heidelbeeren | myrtilles | mass
blackcurrant | blackcurrants | Johannisbeeren | cassis | mass
rhubarb | rhubarb | Rhabarber | rhubarbe | mass
gooseberry | gooseberries | Stachelbeeren | groseilles à maquereau | mass
quince | quinces | Quitten | coings | count
banana | bananas | Bananen | bananes | count
mango | mangoes | Mangos | mangues | count
pineapple | pineapple | Ananas | ananas | mass
pomegranate | pomegranates | Granatäpfel | grenades | count
maple-syrup | maple syrup | Ahornsirup | sirop d’érable | spoon
treacle | treacle | Rübensirup | mélasse | spoon
saffron | saffron | Safran | safran | pinch
cardamom | cardamom | Kardamom | cardamome | pinch
clove | ground cloves | gemahlene Nelken | clous de girofle moulus | pinch
star-anise | star anise | Sternanis | badiane | count
allspice | allspice | Piment | quatre-épices | pinch
caraway | caraway seeds | Kümmel | carvi | spoon
mustard-seed | mustard seeds | Senfkörner | graines de moutarde | spoon
fenugreek | fenugreek | Bockshornklee | fenugrec | spoon
sumac | sumac | Sumach | sumac | spoon
miso | miso | Miso | miso | spoon
fish-sauce | fish sauce | Fischsauce | nuoc-mâm | spoon
tamarind | tamarind | Tamarinde | tamarin | spoon
lemongrass | lemongrass | Zitronengras | citronnelle | bunch
seaweed | seaweed | Algen | algues | spoon
buckwheat | buckwheat | Buchweizen | sarrasin | mass
rye-flour | rye flour | Roggenmehl | farine de seigle | mass
semolina | semolina | Grieß | semoule | mass
cornflour | cornflour | Speisestärke | fécule | spoon
gelatine | gelatine | Gelatine | gélatine | spoon
beer | dark beer | dunkles Bier | bière brune | volume
cider | cider | Apfelwein | cidre | volume
red-wine | red wine | Rotwein | vin rouge | volume
rum | rum | Rum | rhum | spoon
buttermilk | buttermilk | Buttermilch | babeurre | volume
mascarpone | mascarpone | Mascarpone | mascarpone | mass
gruyere | gruyère | Greyerzer | gruyère | mass
blue-cheese | blue cheese | Blauschimmelkäse | fromage bleu | mass
goat-cheese | goat’s cheese | Ziegenkäse | fromage de chèvre | mass
salsify | salsify | Schwarzwurzeln | salsifis | mass
celeriac | celeriac | Knollensellerie | céleri-rave | mass
kohlrabi | kohlrabi | Kohlrabi | chou-rave | count
chicory | chicory | Chicorée | endives | count
sorrel | sorrel | Sauerampfer | oseille | bunch
samphire | samphire | Queller | salicornes | mass
okra | okra | Okraschoten | gombos | mass
jackfruit | jackfruit | Jackfrucht | jacquier | can
elderflower | elderflowers | Holunderblüten | fleurs de sureau | count
lovage | lovage | Liebstöckel | livèche | bunch
chervil | chervil | Kerbel | cerfeuil | bunch
`;

const parseFood = (line: string): Food => {
  const [id = '', en = '', de = '', fr = '', name] = line.split(' | ');
  const measure = measures.find((one) => one === name);
  if (measure === undefined) throw new Error(`no measure: ${line}`);
  return { id, name: { en, de, fr }, measure };
};

/** Foods, most common first. */
export const foods: readonly Food[] = table.trim().split('\n').map(parseFood);
