import { refusedAttempts } from './refused-attempts.ts';

refusedAttempts(2);
