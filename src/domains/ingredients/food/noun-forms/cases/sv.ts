export const swedishPhrases = `
2 | lök | lökar
1 | lökar | lök
1/2 | lökar | lök
2 | stor lök | stora lökar
1 | stora lökar | stor lök
2 | gul lök | gula lökar
1 | gula lökar | gul lök
2 | ägg
1 | stora ägg | stort ägg
2 | stort ägg | stora ägg
2 | Röd lök | Röda lökar
1 | RÖDA LÖKAR | RÖD LÖK
2 | liten lök | små lökar
2 | röd paprika | röda paprikor
1 | röda paprikor | röd paprika
2 | morot | morötter
1 | morötter, i skivor | morot, i skivor
1 | morötter, skivade
2 | tomat | tomater
2 | vitlöksklyfta | vitlöksklyftor
1 | vitlöksklyftor | vitlöksklyfta
2 | äggula | äggulor
1 | äggvitor | äggvita
2 | äpple | äpplen
1 | gröna äpplen | grönt äpple
2 | citron | citroner
2 | potatis | potatisar
1 | purjolökar | purjolök
2 | lagerblad
2 | kycklingfilé | kycklingfiléer
1-2 | salladslök | salladslökar
2 | banan (mogen)
2 | avokado | avokador
2 | apelsin med skal | apelsiner med skal
1 | valnötter | valnöt
2 | stekt lök
2 | mjöl
2 | smör
2 | vitlök
2 | gräslök
2 | salt och peppar
1 | lökar eller purjolökar
2 | halv lök
2 | en lök
2 | fantastisk lök
2 | citronsaft
2 | rökt paprika
2 | malen mandel
2 | stort lök
`;
