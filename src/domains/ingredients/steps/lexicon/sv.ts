import type { StepLexicon } from './lexicon.ts';

export const swedishStepLexicon: StepLexicon = {
  numbers: {
    moreNumbers: {
      '25': 'tjugofem',
      '30': 'trettio',
      '40': 'fyrtio',
      '45': 'fyrtiofem',
      '50': 'femtio',
      '60': 'sextio',
    },
    roundNumbers: { '2': 'ett par, par' },
    articles: 'en, ett',
    half: 'halv, halva, halvt',
    and: 'och, o',
    to: 'till, eller, a',
    between: 'mellan',
    about: 'ca, cirka, ungefar, omkring, runt, nastan, drygt, knappt',
    aboutAfter: 'ungefar, cirka',
    atLeast: 'minst, atminstone',
    atMost: 'hogst, upp till, max, maximalt, som mest',
  },
  times: {
    seconds: 'sekund, sekunder, sek',
    minutes: 'minut, minuter, min',
    hours: 'timme, timmar, tim, timma, h',
    days: 'dag, dagar, dygn, dygnet',
    weeks: 'vecka, veckor',
    months: 'manad, manader',
    bare: { '900': 'kvart, kvarts timme', '1800': 'halvtimme, halvtimma' },
    between: 'extra, hela, goda, ytterligare, till',
    notAfterArticle: 'sekund',
    overnight: 'over natten, overnatt, under natten',
  },
  temperatures: {
    degrees: 'grader, grad',
    turns: 'vrid, vrida, vinkel',
    celsius: 'c, celsius',
    fahrenheit: 'f, fahrenheit',
    gasMark: '',
    fan: 'varmluft, varmluftsugn',
    oven: 'ugn, ugnen, satt ugnen, gradda, stek i ugn, ugnsstek, forvarmd, airfryer',
    internal: 'innertemperatur, innertemperaturen, kottermometer, termometer',
    oil: 'olja, oljan, fritera, frityrolja, fritos, frityr',
    ambient: 'rumstemperatur, kylskap, kylen, jasa',
    ingredient:
      'vatten, vattnet, mjolk, mjolken, sirap, socker, choklad, smet, degspad, degvatska, gradde, smor, buljong',
  },
  uses: {
    links: 'av, den, det, de',
    parts:
      'halften av, en tredjedel av, resten av, lite, lite av, ev, del av, en del av, resterande, ovriga, en nypa, en ' +
      'klick',
    and: 'och',
    or: 'eller',
    of: 'av',
    in: 'i, med, till',
    vague: 'blad, bit, skiva',
    cuts: '',
    notUses: 'bakplatspapper',
    notBefore: 'blandningen, blandning, press, papper',
    notAfter: '',
    compoundHeads:
      'olja, mjol, socker, buljong, lok, nudel, tomat, ost, korv, kott, saft, juice, vinager, salt, smor, mjolk, ' +
      'gradde, brod, potatis, not, bona, svamp, kal, skinka, fisk, ris, vin, pulver, file, senap, blad, bar, peppar, ' +
      'yoghurt, agg, fars, sirap, pure, raka, lins, art, choklad, fraiche, tarning',
    definiteEndings: {
      arna: 'ar',
      orna: 'or',
      erna: 'er',
      en: '',
      et: '',
      an: 'a',
      on: 'o',
      na: '',
      rn: 'r',
      ln: 'l',
    },
    head: 'last',
  },
};
