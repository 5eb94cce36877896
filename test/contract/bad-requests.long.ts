import { badRequests } from './bad-requests.ts';

badRequests(100_000);
