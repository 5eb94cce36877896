import { catalog } from '../../language/catalog.ts';

export const timersWords = catalog({
  timers: { en: 'Timers', de: 'Küchenuhren' },
  start: { en: (time: string) => `Start a timer: ${time}`, de: (time: string) => `Küchenuhr stellen: ${time}` },
  running: {
    en: (time: string, left: string) => `Stop the timer of ${time}: ${left} left`,
    de: (time: string, left: string) => `Küchenuhr anhalten (${time}): noch ${left}`,
  },
  step: { en: (number: number) => `Step ${number}`, de: (number: number) => `Schritt ${number}` },
  range: {
    en: (min: string, max: string) => `${min} to ${max}`,
    de: (min: string, max: string) => `${min} bis ${max}`,
  },
  timeIsUp: { en: 'Time is up', de: 'Die Zeit ist um' },
  timeIsUpFor: {
    en: (step: number, recipe: string) => `Time is up: step ${step}, ${recipe}`,
    de: (step: number, recipe: string) => `Die Zeit ist um: Schritt ${step}, ${recipe}`,
  },
  minuteMore: { en: '+1 min', de: '+1 Min.' },
  minuteMoreFor: {
    en: (step: number) => `+1 min for step ${step}`,
    de: (step: number) => `+1 Min. für Schritt ${step}`,
  },
  stop: {
    en: (step: number) => `Stop the timer of step ${step}`,
    de: (step: number) => `Küchenuhr von Schritt ${step} anhalten`,
  },
  stopped: { en: 'Timer stopped', de: 'Küchenuhr angehalten' },
  undo: { en: 'Undo', de: 'Rückgängig' },
});
