/** Different recipes for the same dish, under the same or nearly the same title, as they meet in a library. */
export const sameDish: readonly (readonly { readonly title: string; readonly ingredients: readonly string[] }[])[] = [
  [
    {
      title: 'Banana Bread',
      ingredients: [
        '3 ripe bananas',
        '75 g butter',
        '150 g sugar',
        '1 egg',
        '1 tsp baking soda',
        '1 pinch salt',
        '190 g flour',
      ],
    },
    {
      title: 'Banana Bread',
      ingredients: [
        '4 bananas',
        '2 eggs',
        '120 ml oil',
        '200 g brown sugar',
        '250 g flour',
        '1 tsp baking powder',
        '1 tsp cinnamon',
        '60 g walnuts',
        '1 tsp vanilla extract',
      ],
    },
    {
      title: 'Moist Banana Bread',
      ingredients: [
        '2 bananas',
        '100 g yogurt',
        '80 g butter',
        '2 eggs',
        '120 g sugar',
        '200 g spelt flour',
        '2 tsp baking powder',
        '100 g chocolate chips',
      ],
    },
  ],
  [
    {
      title: 'Pancakes',
      ingredients: ['200 g flour', '2 tsp baking powder', '2 tbsp sugar', '1 egg', '300 ml milk', '30 g butter'],
    },
    {
      title: 'Fluffy Pancakes',
      ingredients: [
        '2 cups flour',
        '2 cups buttermilk',
        '2 eggs',
        '1/4 cup sugar',
        '2 tsp baking powder',
        '1/2 tsp baking soda',
        '1/4 cup butter',
        '1 tsp vanilla extract',
      ],
    },
    { title: 'Pancakes', ingredients: ['125 g flour', '250 ml milk', '2 eggs', '1 pinch salt', '1 tbsp oil'] },
  ],
  [
    {
      title: 'Chocolate Chip Cookies',
      ingredients: [
        '225 g butter',
        '200 g sugar',
        '200 g brown sugar',
        '2 eggs',
        '2 tsp vanilla extract',
        '375 g flour',
        '1 tsp baking soda',
        '1/2 tsp salt',
        '300 g chocolate chips',
      ],
    },
    {
      title: 'Chewy Chocolate Chip Cookies',
      ingredients: [
        '170 g butter',
        '220 g brown sugar',
        '100 g sugar',
        '1 egg',
        '1 egg yolk',
        '1 tbsp vanilla extract',
        '250 g flour',
        '1/2 tsp baking soda',
        '2 tsp cornstarch',
        '200 g chocolate chips',
        '1 tsp sea salt',
      ],
    },
  ],
  [
    {
      title: 'Tomato Soup',
      ingredients: [
        '1 kg tomatoes',
        '1 onion',
        '2 cloves garlic',
        '2 tbsp olive oil',
        '500 ml vegetable stock',
        'basil',
        'salt',
        'pepper',
      ],
    },
    {
      title: 'Tomato Soup',
      ingredients: [
        '2 cans tomatoes',
        '1 carrot',
        '1 stick celery',
        '1 onion',
        '1 tbsp butter',
        '1 l chicken stock',
        '100 ml cream',
        '1 tsp sugar',
      ],
    },
  ],
  [
    { title: 'Guacamole', ingredients: ['3 avocados', '1 lime', '1 tomato', '1/2 onion', 'coriander', 'salt'] },
    { title: 'Easy Guacamole', ingredients: ['2 avocados', '1 lemon', '1 clove garlic', '1 chili', 'salt', 'pepper'] },
  ],
  [
    {
      title: 'Hummus',
      ingredients: ['1 can chickpeas', '60 g tahini', '1 lemon', '1 clove garlic', '2 tbsp olive oil', 'cumin', 'salt'],
    },
    {
      title: 'Creamy Hummus',
      ingredients: [
        '200 g dried chickpeas',
        '1 tsp baking soda',
        '150 g tahini',
        '2 lemons',
        '2 cloves garlic',
        'ice water',
        'salt',
      ],
    },
  ],
  [
    {
      title: 'Pizza Dough',
      ingredients: ['500 g flour', '325 ml water', '7 g yeast', '10 g salt', '2 tbsp olive oil'],
    },
    {
      title: 'Pizza Dough',
      ingredients: [
        '600 g bread flour',
        '400 ml water',
        '1 tsp dry yeast',
        '1 tbsp sugar',
        '2 tsp salt',
        '50 g semolina',
      ],
    },
  ],
  [
    {
      title: 'Spaghetti Carbonara',
      ingredients: ['400 g spaghetti', '150 g guanciale', '4 egg yolks', '100 g pecorino', 'black pepper'],
    },
    {
      title: 'Spaghetti Carbonara',
      ingredients: [
        '350 g spaghetti',
        '200 g bacon',
        '3 eggs',
        '100 ml cream',
        '80 g parmesan',
        '1 clove garlic',
        'parsley',
      ],
    },
  ],
  [
    {
      title: 'Beef Stew',
      ingredients: [
        '1 kg beef',
        '3 carrots',
        '4 potatoes',
        '2 onions',
        '500 ml beef stock',
        '2 tbsp tomato paste',
        '2 bay leaves',
        'thyme',
      ],
    },
    {
      title: 'Irish Beef Stew',
      ingredients: [
        '800 g beef',
        '330 ml stout',
        '3 carrots',
        '2 parsnips',
        '1 onion',
        '2 tbsp flour',
        '700 ml beef stock',
        '1 tbsp Worcestershire sauce',
        'thyme',
      ],
    },
  ],
  [
    {
      title: 'Apple Pie',
      ingredients: ['6 apples', '150 g sugar', '1 tsp cinnamon', '300 g flour', '150 g butter', '1 egg'],
    },
    {
      title: 'Apple Pie',
      ingredients: [
        '1 kg apples',
        '100 g brown sugar',
        '1 lemon',
        '1/2 tsp nutmeg',
        '1 tsp cinnamon',
        '2 tbsp cornstarch',
        '1 pie crust',
        '20 g butter',
      ],
    },
  ],
  [
    {
      title: 'Chicken Curry',
      ingredients: [
        '600 g chicken',
        '2 onions',
        '3 cloves garlic',
        'ginger',
        '400 ml coconut milk',
        '2 tbsp curry powder',
        '1 can tomatoes',
      ],
    },
    {
      title: 'Chicken Curry',
      ingredients: [
        '500 g chicken thighs',
        '1 onion',
        '200 g yogurt',
        '1 tbsp garam masala',
        '1 tsp turmeric',
        '1 tsp cumin',
        '2 tomatoes',
        'ginger',
        'garlic',
        'coriander',
      ],
    },
  ],
  [
    {
      title: 'Lentil Soup',
      ingredients: ['250 g red lentils', '1 onion', '2 carrots', '1 tsp cumin', '1 l vegetable stock', '1 lemon'],
    },
    {
      title: 'Lentil Soup',
      ingredients: [
        '300 g brown lentils',
        '2 carrots',
        '1 stick celery',
        '1 leek',
        '2 potatoes',
        '200 g sausages',
        '1.5 l stock',
        '1 tbsp vinegar',
      ],
    },
  ],
  [
    { title: 'Green Smoothie', ingredients: ['50 g spinach', '1 banana', '250 ml milk'] },
    { title: 'Green Smoothie', ingredients: ['50 g spinach', '1 banana', '1 apple'] },
    { title: 'Green Smoothie', ingredients: ['50 g kale', '1 banana', '250 ml orange juice', '1 tsp ginger'] },
  ],
  [
    { title: 'Tomato Soup', ingredients: ['1 kg tomatoes', 'salt'] },
    { title: 'Tomato Soup', ingredients: ['1 kg tomatoes', '1 onion', 'salt'] },
  ],
  [
    { title: 'Salad Dressing', ingredients: ['3 tbsp oil', '1 tbsp vinegar', '1 tsp mustard', 'salt'] },
    { title: 'Salad Dressing', ingredients: ['3 tbsp oil', '1 lemon', '1 tsp mustard', 'salt', '1 tsp honey'] },
  ],
];
