import type { AisleCases } from './cases.ts';

export const englishCases: AisleCases = {
  produce:
    '2 red onions | 3 cloves garlic | oregano | fresh oregano | basil leaves | a bunch of coriander | lemon juice | ' +
    'zest of 1 lemon | butter lettuce | baby carrots | red bell pepper | jalapeño peppers | 1 lb potatoes | ' +
    'onions, fried in butter | fresh or frozen peas | green beans | fresh bay leaves | parsley or cilantro | ' +
    'sweet potatoes | corn on the cob | ripe avocados, peeled | fresh borlotti beans',
  bakery: 'sliced bread | hot dog buns | 6 corn tortillas | English muffins | garlic bread | banana bread',
  meat:
    'ground beef | minced beef | boneless, skinless chicken breasts | leg of lamb | sirloin steak | chicken thighs | ' +
    'pork or veal | 500g stewing beef | duck legs',
  fish: 'salmon fillets | tuna steaks | fresh tuna | crab meat | raw tiger prawns | smoked salmon | fish cakes',
  deli: 'bacon rashers | chorizo | Parma ham | sausage rolls | hummus | black pudding | potato salad',
  dairy:
    'butter | unsalted butter, softened | free-range eggs | egg whites | double cream | Greek yoghurt | ' +
    'cream cheese | goats’ cheese | parmesan shavings | butter or margarine | half-and-half',
  chilled: 'firm tofu | fresh pasta | tagliatelle, fresh | puff pastry | oat milk | vegan sausages | vegan butter',
  frozen: 'frozen peas | peas (frozen) | ice cream | vanilla ice cream | fish fingers | frozen puff pastry | ice cubes',
  canned:
    'canned tomatoes | 1 can of tomatoes | 2 tins chickpeas | tomato paste | coconut milk | vegetable stock | ' +
    'chicken or vegetable stock | tuna in spring water | anchovies | olives | capers in brine | pickled onions | ' +
    'bread and butter pickles | jarred artichoke hearts | sun-dried tomatoes | chicken soup',
  'pasta-rice-grains': 'spaghetti | egg noodles | basmati rice | red lentils | dried kidney beans | couscous | polenta',
  baking:
    'plain flour | 1 cup flour, sifted | brown sugar | bicarbonate of soda | cream of tartar | dried yeast | ' +
    'vanilla extract | dark chocolate | chocolate chips | ground almonds | condensed milk | breadcrumbs | ' +
    'ready-to-roll icing | candied orange peel | desiccated coconut',
  'nuts-dried-fruit': 'walnut halves | dried cranberries | raisins | sesame seeds | pine nuts | dried porcini | prunes',
  'oils-vinegar': 'extra virgin olive oil | oil | rice vinegar | vegetable oil or butter | sesame oil | balsamic glaze',
  spices:
    'dried oregano | ground cumin | salt and pepper | sea salt | black pepper | cinnamon stick | bay leaf | ' +
    'garlic powder | ground ginger | chilli flakes | stock cubes | curry powder | fennel seeds | mixed spice',
  sauces: 'soy sauce | dijon mustard | tomato ketchup | mayonnaise | basil pesto | fish sauce | tahini | miso paste',
  breakfast: 'peanut butter | strawberry jam | honey | rolled oats | cornflakes | maple syrup | lemon curd',
  snacks: 'crisps | tortilla chips | digestive biscuits | ladyfingers | marshmallows | popcorn',
  drinks: 'water | sparkling water | orange juice | ground coffee | green tea | ginger beer | coconut water',
  alcohol: 'dry white wine | red or white wine | dark rum | beer | hard cider | vermouth',
  household: 'toilet paper | washing-up liquid | bin bags | baking parchment | batteries | cocktail sticks',
  'personal-care': 'shampoo | toothpaste | razor blades | paracetamol | sun cream',
  'baby-pet': 'nappies | dog food | cat litter | baby wipes',
  nowhere: 'love | 400 g | large, chopped | thing',
};
