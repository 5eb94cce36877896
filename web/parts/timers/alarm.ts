let audio: AudioContext | undefined;

/** Browsers only allow sound after a user gesture, so the press that starts a timer calls this. */
export const enableSound = (): void => {
  audio ??= new AudioContext();
  void audio.resume().catch(() => {});
};

/** After a reload sound is blocked until the next user gesture, so each one tries to enable it. */
export const enableSoundOnNextGesture = (): void => {
  const attempt = (): void => {
    enableSound();
    if (audio?.state !== 'running') return;
    removeEventListener('click', attempt);
    removeEventListener('keydown', attempt);
  };
  addEventListener('click', attempt);
  addEventListener('keydown', attempt);
};

const PULSES = [0, 0.25, 0.5];
const PITCH_HZ = 880;

/** Three short tones, not too loud. Silent if sound is blocked; the screen shows it as well. */
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

/** Also shows a system notification if the user has already granted permission; it is never requested. */
export const notify = (title: string, body: string): void => {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    void new Notification(title, { body, icon: '/icon-180.png', tag: title });
  } catch {
    // Some phones only support notifications from service workers.
  }
};
