/** `count | phrase | expected`; without an expected phrase it stays unchanged. */
export const englishPhrases = `
1 | onions | onion
2 | onion | onions
1/2 | onions | onion
3/2 | onion | onions
1 | large red onions, chopped | large red onion, chopped
3 | large red onion, chopped | large red onions, chopped
2 | medium potato | medium potatoes
1 | Potatoes | Potato
2 | TOMATO | TOMATOES
1 | eggs | egg
2 | egg yolk | egg yolks
1 | Egg Whites | Egg White
1-2 | spring onion | spring onions
1/2-1 | spring onions | spring onion
2 | red bell pepper | red bell peppers
1 | green bell peppers (about 200 g) | green bell pepper (about 200 g)
2 | bay leaf | bay leaves
1 | garlic cloves | garlic clove
2 | cinnamon stick | cinnamon sticks
1 | juniper berries | juniper berry
2 | boneless chicken breast | boneless chicken breasts
1 | anchovies in oil | anchovy in oil
2 | mango | mangoes
1 | mangos | mango
2 | mangos
2 | free-range egg | free-range eggs
1 | zucchinis | zucchini
2 | zucchini
2 | jalapeño | jalapeños
1 | brussels sprouts | brussels sprout
2 | loaf of bread | loaves of bread
2 | celery stalk with leaves | celery stalks with leaves
2 | garlic
2 | flour
2 | black pepper
2 | ground almond
1 | crushed tomatoes
2 | tomato paste
2 | onion powder
2 | coconut milk
2 | peanut butter
2 | lemon juice
2 | salt and pepper
1 | onions or shallots
1 | onions, or shallots
1 | onions/shallots
2 | 28 oz tomato
2 | butter
2 | leg of lamb
2 | an onion
0 | onion
`;
