let audio: AudioContext | undefined;

/** Browsers let a page sound only after a press: called by the press that starts a timer. */
export const allowSound = (): void => {
  audio ??= new AudioContext();
  void audio.resume().catch(() => {});
};

/** After a reload a page may not sound before somebody has pressed something: it is tried with each press. */
export const allowSoundSoon = (): void => {
  const attempt = (): void => {
    allowSound();
    if (audio?.state !== 'running') return;
    removeEventListener('click', attempt);
    removeEventListener('keydown', attempt);
  };
  addEventListener('click', attempt);
  addEventListener('keydown', attempt);
};

const PULSES = [0, 0.25, 0.5];
const PITCH_HZ = 880;

/** Three short tones, not too loud. A page that may not sound stays silent: the screen tells it as well. */
export const beep = (): void => {
  if (audio?.state !== 'running') return;
  for (const after of PULSES) {
    const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
    tone.frequency.value = PITCH_HZ;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.25, at + 0.02);
    volume.gain.linearRampToValueAtTime(0, at + 0.18);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.2);
  }
};

/** Tells it outside the page too, where somebody has allowed that before; nobody is asked for it. */
export const notify = (title: string, body: string): void => {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    void new Notification(title, { body, icon: '/icon-180.png', tag: title });
  } catch {
    // Some phones know notifications only from service workers.
  }
};
