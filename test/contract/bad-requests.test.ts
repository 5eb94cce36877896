import { badRequests } from './bad-requests.ts';

badRequests({ local: 5000, accounts: 4000 });
