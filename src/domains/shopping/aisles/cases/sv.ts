import type { AisleCases } from './cases.ts';

export const swedishCases: AisleCases = {
  produce:
    '2 gula lökar | vitlöksklyftor | oregano | färsk oregano | hackad persilja | citronsaft | rivet citronskal | ' +
    'körsbärstomater | potatis | morötter | röd paprika | purjolök | champinjoner | gröna ärter | isbergssallad | ' +
    'äpplen | granatäpple | vitkål | spenat | färsk ingefära | avokado | röd chili',
  bakery: 'surdegsbröd | hamburgerbröd | tortillabröd | knäckebröd | kanelbullar | baguetter',
  meat:
    'nötfärs | köttfärs | blandfärs | kycklingfilé | kycklinglårfilé | fläskfilé | högrev | entrecote | lammstek | ' +
    'kycklingvingar',
  fish: 'laxfilé | torskrygg | räkor | färsk tonfisk | rökt lax | musslor | sill',
  deli: 'bacon | falukorv | rökt skinka | salami | leverpastej | potatissallad | chorizo',
  dairy:
    'smör | ägg | äggulor | vispgrädde | crème fraiche | mjölk | filmjölk | riven ost | västerbottensost | getost | ' +
    'parmesanost | matlagningsyoghurt | kvarg',
  chilled: 'tofu | havredryck | smördeg | färsk pasta | vegansk korv | sojafärs | gnocchi',
  frozen: 'frysta ärtor | fryst spenat | frysta hallon | vaniljglass | pommes frites | fiskpinnar',
  canned:
    'krossade tomater | burk tomater | tomatpuré | kokosmjölk | tonfisk i vatten | tonfisk | majs på burk | ' +
    'grönsaksbuljong | kyckling- eller grönsaksbuljong | kalvfond | kapris | oliver | inlagd gurka | ansjovis | ' +
    'kikärtor på burk | ananas i juice | soltorkade tomater',
  'pasta-rice-grains': 'spaghetti | makaroner | jasminris | röda linser | kikärtor | bulgur | risnudlar | havreris',
  baking:
    'vetemjöl | fullkornsmjöl | strösocker | florsocker | vaniljsocker | bakpulver | torrjäst | jäst | maizena | ' +
    'mörk choklad | kakao | ströbröd | ljus sirap | mandelmassa',
  'nuts-dried-fruit': 'valnötter | jordnötter | russin | torkade aprikoser | solrosfrön | pinjenötter | dadlar',
  'oils-vinegar': 'olivolja | rapsolja | olja eller smör | vitvinsvinäger | balsamvinäger | ättika',
  spices:
    'salt och peppar | svartpeppar | torkad oregano | malen spiskummin | muskotnöt | lagerblad | kanelstänger | ' +
    'paprikapulver | vitlökspulver | malen ingefära | buljongtärning | curry | flingsalt',
  sauces: 'soja | senap | ketchup | majonnäs | pesto | sweet chilisås | röd currypasta | tacosås',
  breakfast: 'jordnötssmör | havregryn | honung | lingonsylt | müsli | lönnsirap',
  snacks: 'chips | digestivekex | godis | popcorn | pepparkakor',
  drinks: 'vatten | apelsinjuice | kaffe | grönt te | läsk | flädersaft',
  alcohol: 'rött vin | torrt vitt vin | veteöl | öl | rom | glögg',
  household: 'toalettpapper | diskmedel | soppåsar | bakplåtspapper | batterier | tändstickor | grillkol',
  'personal-care': 'tandkräm | schampo | plåster | tandborstar',
  'baby-pet': 'blöjor | kattmat | hundfoder | kattsand',
  nowhere: 'kris | kärlek | 500 g',
};
