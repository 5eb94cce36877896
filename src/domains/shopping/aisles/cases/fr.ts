import type { AisleCases } from './cases.ts';

export const frenchCases: AisleCases = {
  produce:
    '2 gousses d’ail | oignons rouges émincés | origan | origan frais | un bouquet de persil | jus de citron | ' +
    'zeste de citron | pommes de terre | pommes | tomates cerises | haricots verts | poivron rouge | échalotes | ' +
    'champignons de Paris | salade | petits pois | avocats mûrs | gingembre frais | feuilles de basilic | ' +
    'noix de coco',
  bakery: 'pain de mie | baguette | croissants | pains à burger | brioche | pain d’épices',
  meat:
    'bœuf haché | filets de poulet | cuisses de canard | gigot d’agneau | côtes de porc | steak haché | ' +
    'viande hachée | magret de canard | escalopes de dinde',
  fish:
    'pavés de saumon | steak de thon frais | thon frais | filet de cabillaud | noix de Saint-Jacques | crevettes | ' +
    'moules',
  deli: 'lardons fumés | jambon blanc | chorizo | saucisses | pâté de campagne | foie gras | carottes râpées | houmous',
  dairy:
    'beurre doux | œufs | jaunes d’œufs | crème fraîche épaisse | crème liquide | lait entier | fromage râpé | ' +
    'parmesan | yaourts nature | fromage blanc | une noix de beurre | chèvre frais | mozzarella',
  chilled: 'pâte feuilletée | pâte brisée | tofu | lait d’amande | lait végétal | feuilles de brick | pâtes fraîches',
  frozen: 'petits pois surgelés | épinards surgelés | glace à la vanille | glaçons | frites | framboises congelées',
  canned:
    'tomates en conserve | tomates pelées | concentré de tomates | coulis de tomate | lait de coco | thon | ' +
    'thon à l’huile | sardines | maïs | bouillon de légumes | fond de veau | cornichons | olives noires | câpres | ' +
    'pêches au sirop | pois chiches en boîte | anchois',
  'pasta-rice-grains':
    'pâtes | spaghetti | riz basmati | lentilles corail | pois chiches | semoule | quinoa | haricots rouges',
  baking:
    'farine de blé | sucre en poudre | sucre vanillé | levure chimique | maïzena | chocolat noir | ' +
    'pépites de chocolat | poudre d’amandes | gousse de vanille | extrait de vanille | lait concentré sucré | ' +
    'chapelure | oranges confites',
  'nuts-dried-fruit':
    'noix | noix de cajou | amandes grillées | raisins secs | pruneaux | graines de sésame | abricots secs',
  'oils-vinegar': 'huile d’olive | huile de tournesol | vinaigre balsamique | vinaigre de cidre | huile ou beurre',
  spices:
    'sel et poivre | poivre du moulin | fleur de sel | origan séché | cumin moulu | noix de muscade | ' +
    'feuilles de laurier | herbes de Provence | gingembre en poudre | cube de bouillon | bouillon en cube | curry',
  sauces: 'sauce soja | moutarde de Dijon | moutarde à l’ancienne | mayonnaise | ketchup | pesto | pâte de curry',
  breakfast: 'miel | confiture de fraises | beurre de cacahuète | flocons d’avoine | pâte à tartiner | sirop d’érable',
  snacks: 'chips | biscuits à la cuillère | spéculoos | bonbons | petits-beurre',
  drinks: 'eau | eau gazeuse | jus d’orange | café | thé vert | limonade',
  alcohol: 'vin blanc sec | vin rouge | rhum | bière | cidre | crème de cassis',
  household: 'papier toilette | papier cuisson | liquide vaisselle | sacs poubelle | éponges | piles | lessive',
  'personal-care': 'dentifrice | shampooing | gel douche | coton-tige',
  'baby-pet': 'couches | litière pour chat | croquettes | nourriture pour chien',
  nowhere: 'amour | 200 g',
};
