import { lostUpdates } from './lost-updates.ts';

lostUpdates(600);
