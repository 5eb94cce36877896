import type { StepLexicon } from './lexicon.ts';

export const spanishStepLexicon: StepLexicon = {
  numbers: {
    moreNumbers: {
      '25': 'veinticinco',
      '30': 'treinta',
      '40': 'cuarenta',
      '50': 'cincuenta',
      '60': 'sesenta',
    },
    roundNumbers: { '2': 'un par de, par de' },
    articles: 'un, una, uno',
    half: 'media, medio',
    and: 'y',
    to: 'a, o, u, hasta',
    between: 'entre',
    about: 'unos, unas, aproximadamente, aprox, alrededor de, cerca de, casi, mas o menos',
    aboutAfter: 'aproximadamente, aprox, mas o menos',
    atLeast: 'al menos, por lo menos, como minimo, minimo, un minimo de',
    atMost: 'hasta, como maximo, maximo, un maximo de',
  },
  times: {
    seconds: 'segundo, segundos, seg, segs, s, sg',
    minutes: 'minuto, minutos, min, mins, minutitos, minutito',
    hours: 'hora, horas, h, hr, hrs',
    days: 'dia, dias',
    weeks: 'semana, semanas',
    months: 'mes, meses',
    bare: { '900': 'cuarto de hora, cuartos de hora' },
    between: 'mas, buenos, buenas, largos',
    notAfterArticle: 'segundo, dia',
    overnight: 'toda la noche, durante la noche, de un dia para otro, una noche, de la noche a la manana',
  },
  temperatures: {
    degrees: 'grados, grado',
    turns: 'girar, gire, gira, angulo',
    celsius: 'c, celsius, centigrados',
    fahrenheit: 'f, fahrenheit',
    gasMark: '',
    fan: 'ventilador, con aire, aire, con ventilador, turbo',
    oven:
      'horno, precalentar, precalienta, precalentamos, precalentado, hornear, hornea, horneamos, precaliente, ' +
      'hornee, calor',
    internal: 'temperatura interna, interior, interna, termometro de carne',
    oil: 'aceite, freidora, freir',
    ambient: 'temperatura ambiente, nevera, frigorifico',
    ingredient: 'agua, leche, almibar, azucar, chocolate, mezcla, crema, masa, mantequilla, caldo, nata',
  },
  uses: {
    links: 'de, del, la, el, las, los, este, esta, estos, estas',
    parts:
      'la mitad de, la mitad del, mitad de, mitad del, un tercio de, un tercio del, el resto de, el resto del, resto ' +
      'de, resto del, un poco de, parte de, parte del, una parte de, una pizca de, un chorrito de, un chorro de, un ' +
      'punado de',
    and: 'y, e',
    or: 'o, u',
    of: 'de, del, al',
    in: 'en, con, para',
    vague: 'hoja, trozo, grano, zumo, jugo, ralladura, pastilla, cubo',
    cuts: 'filete, pechuga, muslo, diente, lomo, solomillo, yema, clara, rama',
    notUses: 'papel',
    notBefore: '',
    notAfter: '',
    compoundHeads: '',
    definiteEndings: {},
    head: 'first',
  },
};
