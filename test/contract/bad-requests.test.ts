import { badRequests } from './bad-requests.ts';

badRequests(4000);
