import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Language } from '../../../units/index.ts';
import { findTimes } from './find-times.ts';

/** Formats times on one line: `20 min: PT20M`, a range as `PT20M..PT25M`, about as `~PT20M`. */
const summarize = (text: string, language: Language): string =>
  findTimes(text, language)
    .map(({ text: wording, duration: { value, min, max }, approximate }) => {
      const span = value ?? `${min ?? ''}..${max ?? ''}`;
      return `${wording}: ${approximate ? '~' : ''}${span}`;
    })
    .join('; ');

/** The expected times of each text; empty if there are none. */
const examples: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'Simmer for 10 minutes.': '10 minutes: PT10M',
    'Bake 1 hour 30 minutes, covered.': '1 hour 30 minutes: PT1H30M',
    'for 1 hour and 15 minutes': '1 hour and 15 minutes: PT1H15M',
    'for 1½ hours': '1½ hours: PT1H30M',
    'for 1 1/2 hours': '1 1/2 hours: PT1H30M',
    'for 1-1/2 hours': '1-1/2 hours: PT1H30M',
    'for 2.5 hours': '2.5 hours: PT2H30M',
    '20–25 min': '20–25 min: PT20M..PT25M',
    '15 to 20 mins': '15 to 20 mins: PT15M..PT20M',
    'between 10 and 15 minutes': 'between 10 and 15 minutes: PT10M..PT15M',
    '3 or 4 minutes': '3 or 4 minutes: PT3M..PT4M',
    '1 to 1½ hours': '1 to 1½ hours: PT1H..PT1H30M',
    '30 seconds to 1 minute': '30 seconds to 1 minute: PT30S..PT1M',
    '45 minutes to an hour': '45 minutes to an hour: PT45M..PT1H',
    'half an hour': 'half an hour: PT30M',
    'a half hour': 'a half hour: PT30M',
    'an hour and a half': 'an hour and a half: PT1H30M',
    'one and a half hours': 'one and a half hours: PT1H30M',
    'three quarters of an hour': 'three quarters of an hour: PT45M',
    'twenty-five minutes': 'twenty-five minutes: PT25M',
    'twenty and a half minutes': 'twenty and a half minutes: PT20M30S',
    'a minute or two': 'a minute or two: PT1M..PT2M',
    'a couple of minutes': 'a couple of minutes: ~PT2M',
    '5 more minutes, then another minute': '5 more minutes: PT5M; another minute: PT1M',
    'about 10-12 minutes': 'about 10-12 minutes: ~PT10M..PT12M',
    '~5 min': '~5 min: ~PT5M',
    '10 minutes or so': '10 minutes or so: ~PT10M',
    'at least 8 hours or overnight': 'at least 8 hours: PT8H..; overnight: ~PT8H..PT12H',
    '10+ minutes': '10+ minutes: PT10M..',
    'up to 3 days': 'up to 3 days: ..P3D',
    'for 3 months': '3 months: P3M',
    '2 hrs': '2 hrs: PT2H',
    '30 sec': '30 sec: PT30S',
    '1h30': '1h30: PT1H30M',
    '1h 30min': '1h 30min: PT1H30M',
    'the 30-minute rest': '30-minute: PT30M',
    'a few minutes': '',
    'a second bowl, the second day': '',
    'the third hour': '',
    'last-minute guests': '',
    '10 min-iature cakes': '',
    '5 minced cloves': '',
    'an hour and half a cup of milk': 'an hour: PT1H',
    '1 h 30 g': '1 h: PT1H',
    '0 minutes': '',
    '123456 minutes': '',
  },
  de: {
    '1 Stunde': '1 Stunde: PT1H',
    'etwa 20 Minuten backen': 'etwa 20 Minuten: ~PT20M',
    '1/2 Std. ruhen': '1/2 Std: PT30M',
    'ca. 8 min': 'ca. 8 min: ~PT8M',
    '1 Std. 30 Min.': '1 Std. 30 Min: PT1H30M',
    'eine halbe Stunde': 'eine halbe Stunde: PT30M',
    'anderthalb Stunden': 'anderthalb Stunden: PT1H30M',
    'dreizehn Minuten': 'dreizehn Minuten: PT13M',
    '15 bis 20 Minuten': '15 bis 20 Minuten: PT15M..PT20M',
    'zwei bis drei Stunden': 'zwei bis drei Stunden: PT2H..PT3H',
    'mindestens 2 Stunden, besser über Nacht': 'mindestens 2 Stunden: PT2H..; über Nacht: ~PT8H..PT12H',
    'eine Viertelstunde': 'eine Viertelstunde: PT15M',
    'noch weitere 5 Minuten': '5 Minuten: PT5M',
    '20-Minuten-Eier': '',
    'ein paar Minuten': '',
  },
  fr: {
    '20 à 25 minutes': '20 à 25 minutes: PT20M..PT25M',
    'une demi-heure': 'une demi-heure: PT30M',
    'une heure et demie': 'une heure et demie: PT1H30M',
    '1h30': '1h30: PT1H30M',
    '1 h 30 à feu doux': '1 h 30: PT1H30M',
    "un quart d'heure": "un quart d'heure: PT15M",
    'trois quarts d’heure': 'trois quarts d’heure: PT45M',
    'une dizaine de minutes': 'une dizaine de minutes: ~PT10M',
    '1h environ': '1h environ: ~PT1H',
    '3 min 30 sec/120°C': '3 min 30 sec: PT3M30S',
    'toute la nuit': 'toute la nuit: ~PT8H..PT12H',
    'quelques minutes': '',
  },
  es: {
    '30 minutos': '30 minutos: PT30M',
    'media hora': 'media hora: PT30M',
    'una hora y media': 'una hora y media: PT1H30M',
    'unos 20 minutos': 'unos 20 minutos: ~PT20M',
    'entre 10 y 15 minutos': 'entre 10 y 15 minutos: PT10M..PT15M',
    'de 10 a 15 min': '10 a 15 min: PT10M..PT15M',
    'un cuarto de hora': 'un cuarto de hora: PT15M',
    'treinta y cinco minutos': 'treinta y cinco minutos: PT35M',
    'toda la noche': 'toda la noche: ~PT8H..PT12H',
  },
  it: {
    "mezz'ora": "mezz'ora: PT30M",
    "un'ora e mezza": "un'ora e mezza: PT1H30M",
    '20 minuti circa': '20 minuti circa: ~PT20M',
    '2/3 minuti': '2/3 minuti: PT2M..PT3M',
    '10/15 minuti': '10/15 minuti: PT10M..PT15M',
    'tre quarti d’ora': 'tre quarti d’ora: PT45M',
    'almeno due ore': 'almeno due ore: PT2H..',
    'un paio di minuti': 'un paio di minuti: ~PT2M',
  },
  nl: {
    'een half uur': 'een half uur: PT30M',
    'anderhalf uur': 'anderhalf uur: PT1H30M',
    'drieënhalf uur': 'drieënhalf uur: PT3H30M',
    'een kwartier': 'een kwartier: PT15M',
    'drie kwartier': 'drie kwartier: PT45M',
    'plm. 10 tot 15 minuten': 'plm. 10 tot 15 minuten: ~PT10M..PT15M',
    'een minuutje of 10': 'een minuutje of 10: ~PT10M',
    'een nacht': 'een nacht: ~PT8H..PT12H',
  },
  sv: {
    'en halvtimme': 'en halvtimme: PT30M',
    'en och en halv timme': 'en och en halv timme: PT1H30M',
    'sjud i ytterligare 7 minuter': '7 minuter: PT7M',
    'åtta minuter': 'åtta minuter: PT8M',
    'ett par minuter': 'ett par minuter: ~PT2M',
    'ca 10 min': 'ca 10 min: ~PT10M',
    'över natten': 'över natten: ~PT8H..PT12H',
  },
  pt: {
    'meia hora': 'meia hora: PT30M',
    'uma hora e meia': 'uma hora e meia: PT1H30M',
    'cerca de 30 minutos': 'cerca de 30 minutos: ~PT30M',
    '1h e 30min': '1h e 30min: PT1H30M',
    'de um dia para o outro': 'de um dia para o outro: ~PT8H..PT12H',
  },
};

suite('finding times in a step', () => {
  for (const language of Object.keys(examples) as Language[]) {
    test(`recognizes times in ${language}`, () => {
      for (const [text, expected] of Object.entries(examples[language])) {
        assert.equal(summarize(text, language), expected, text);
      }
    });
  }
});
