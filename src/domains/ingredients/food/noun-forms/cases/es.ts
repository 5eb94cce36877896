export const spanishPhrases = `
2 | cebolla | cebollas
1 | cebollas | cebolla
1/2 | cebollas | cebolla
3/2 | cebolla | cebollas
2 | cebolla roja | cebollas rojas
1 | cebollas grandes | cebolla grande
2 | cebolla pequeña | cebollas pequeñas
2 | huevo | huevos
1 | HUEVOS | HUEVO
2 | Huevo grande | Huevos grandes
2 | limón | limones
1 | limones verdes | limón verde
2 | pimiento rojo | pimientos rojos
1 | pimientos rojos asados | pimiento rojo asado
2 | diente de ajo | dientes de ajo
1 | hojas de laurel | hoja de laurel
2 | yema de huevo | yemas de huevo
1 | claras | clara
2 | nuez | nueces
2 | calabacín mediano | calabacines medianos
1 | champiñones | champiñón
2 | huevo de codorniz | huevos de codorniz
2 | tomate maduro | tomates maduros
1 | tomates cherry | tomate cherry
2 | pechuga de pollo | pechugas de pollo
2 | pequeña cebolla | pequeñas cebollas
1 | patatas, en rodajas | patata, en rodajas
1-2 | zanahoria | zanahorias
2 | melocotón | melocotones
1 | ramas de apio | rama de apio
2 | harina
2 | mantequilla
2 | sal y pimienta
1 | cebollas o puerros
1 | cebollas, picadas
2 | tomate triturado
2 | zumo de limón
2 | media cebolla
2 | una cebolla
2 | cebolla espectacular
2 | cebollas rojo
2 | pollo picado
2 | hoja de albahaca fresca
2 | aceite de oliva
`;
