import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Language } from '../../../units/index.ts';
import { findTemperatures } from './find-temperatures.ts';

const LETTERS = { celsius: 'C', fahrenheit: 'F', 'gas-mark': 'gas' };

/** Formats temperatures on one line: `180°C: 180 C oven`, a range as `160..180`, about as `~180`. */
const summarize = (text: string, language: Language): string =>
  findTemperatures(text, language)
    .map(({ text: wording, temperature: { value: amount, scale, purpose } }) => {
      const degrees = amount.value ?? `${amount.min ?? ''}..${amount.max ?? ''}`;
      const about = amount.approximate === true ? '~' : '';
      const purposeText = purpose.text === undefined ? purpose.kind : `${purpose.kind} (${purpose.text})`;
      return `${wording}: ${about}${degrees} ${LETTERS[scale]} ${purposeText}`;
    })
    .join('; ');

const examples: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'Preheat the oven to 180°C/350°F/gas 4.': '180°C: 180 C oven; 350°F: 350 F oven; gas 4: 4 gas oven',
    'Heat oven to 180C/160C fan/gas 4': '180C: 180 C oven; 160C: 160 C oven (fan); gas 4: 4 gas oven',
    'Heat oven to 200C/fan 180C/gas 6': '200C: 200 C oven; 180C: 180 C oven (fan); gas 6: 6 gas oven',
    'Heat oven to 200C/180 fan/gas 6': '200C: 200 C oven; 180: 180 C oven (fan); gas 6: 6 gas oven',
    'Bake at 350 degrees F.': '350 degrees F: 350 F oven',
    'Bake at 425° F for 20 minutes': '425° F: 425 F oven',
    'Bake at 200 ºC': '200 ºC: 200 C oven',
    'Bake at 180c': '180c: 180 C oven',
    'Bake at 200oC': '200oC: 200 C oven',
    'gas mark ½': 'gas mark ½: 1/2 gas oven',
    'gas mark 6-7': 'gas mark 6-7: 6..7 gas oven',
    'until the internal temperature is 165°F': '165°F: 165 F internal',
    'Roast at 400°F until the internal temperature reaches at least 165°F':
      '400°F: 400 F oven; at least 165°F: 165.. F internal',
    'Heat the oil to 350°F.': '350°F: 350 F oil',
    'Brush with oil and bake at 400 F': '400 F: 400 F oven',
    'Warm the milk to 37.5 °C': '37.5 °C: 75/2 C ingredient (milk)',
    'Let the dough proof at 75-80°F': '75-80°F: 75..80 F ambient',
    'between 65 and 70°F (18 and 21°C)': 'between 65 and 70°F: 65..70 F other; 18 and 21°C: 18..21 C other',
    'Cool to 100°F to 110°F': '100°F to 110°F: 100..110 F other',
    'Preheat the oven to 350°F (ca. 180 °C)': '350°F: 350 F oven; ca. 180 °C: ~180 C oven',
    'Move to the oven. Lower the temperature to 325°F.': '325°F: 325 F oven',
    'Preheat oven to 350 degrees.': '350 degrees: 350 F oven',
    '350°/180°C': '350°: 350 F other; 180°C: 180 C other',
    'an internal temperature of 165 degrees': '165 degrees: 165 F internal',
    'in a 200-degree oven': '',
    'Rotate the pan by 360 degrees': '',
    'Freeze at -18 °C': '',
    'Bring to room temperature': '',
    'Sift 2 C flour': '',
    'Turn off the gas. 4 eggs': '',
    '99999°C, 5000°F': '',
  },
  de: {
    'Backofen auf 200 °C (Umluft: 180 °C) vorheizen': '200 °C: 200 C oven; 180 °C: 180 C oven (Umluft)',
    'Ober-/Unterhitze 180 Grad': '180 Grad: 180 C oven',
    'bei 160 Grad Umluft backen': '160 Grad: 160 C oven (Umluft)',
    'Kerntemperatur von 60 °C': '60 °C: 60 C internal',
    'Öl auf 170 Grad erhitzen': '170 Grad: 170 C oil',
    'Gas: Stufe 3': '',
    'die Form um 180 Grad drehen': '',
  },
  fr: {
    'Préchauffer le four à 180 °C (th. 6)': '180 °C: 180 C oven',
    'four à 180° chaleur tournante': '180°: 180 C oven (chaleur tournante)',
    'une température de 55 °C à cœur': '55 °C: 55 C internal',
    'th. 7': '',
  },
  es: {
    'Precalentar el horno a 180 ºC': '180 ºC: 180 C oven',
    'aceite a 170 grados': '170 grados: 170 C oil',
    '3 min/120°/vel. 1': '120°: 120 C other',
  },
  it: {
    'forno statico a 180 gradi': '180 gradi: 180 C oven',
    'forno ventilato a 160°C': '160°C: 160 C oven (ventilato)',
  },
  nl: {
    'Verwarm de oven voor op 175 graden, 160 graden (hetelucht)':
      '175 graden: 175 C oven; 160 graden: 160 C oven (hetelucht)',
  },
  sv: {
    'Sätt ugnen på 225°': '225°: 225 C oven',
    'Baka på 175 grader varmluft': '175 grader: 175 C oven (varmluft)',
  },
  pt: { 'forno preaquecido a 200° C': '200° C: 200 C oven' },
};

suite('finding temperatures in a step', () => {
  for (const language of Object.keys(examples) as Language[]) {
    test(`recognizes temperatures in ${language}`, () => {
      for (const [text, expected] of Object.entries(examples[language])) {
        assert.equal(summarize(text, language), expected, text);
      }
    });
  }
});
