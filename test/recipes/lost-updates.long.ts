import { lostUpdates } from './lost-updates.ts';

lostUpdates(10_000);
