import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { AccountState } from '../../api/account.ts';
import { supportsPasskeyAutofill, getPasskeyAssertion } from '../../api/passkeys.ts';
import { signInWithPasskey } from './sign-in.api.ts';

/** A challenge is valid for five minutes, so the offer is renewed before that. */
const OFFER_MS = 4 * 60_000;

interface PasskeySignIn {
  readonly begin: () => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

/**
 * Signs in with a passkey on request. Until then the browser offers passkeys in the autofill list of the user name, if
 * it can. A browser handles one request at a time, so the waiting offer is aborted first.
 */
export const usePasskeySignIn = (
  isAvailable: boolean,
  onSignedIn: (account: AccountState) => Promise<void>,
): PasskeySignIn => {
  const offer = useRef<AbortController>(undefined);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (prove: () => Promise<unknown>) => signInWithPasskey(await prove()),
    onSuccess: onSignedIn,
  });
  const makeOffer = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await supportsPasskeyAutofill()) || signal.aborted) return;
    // The user did not ask for the offer, so failures to make it are silent; accepting it is reported normally.
    const proof = await getPasskeyAssertion({ mediation: 'conditional', signal }).catch(() => undefined);
    if (proof !== undefined) mutate(() => Promise.resolve(proof));
  });
  useEffect(() => {
    if (!isAvailable) return undefined;
    const renew = (): void => {
      offer.current?.abort();
      offer.current = new AbortController();
      void makeOffer(offer.current.signal);
    };
    renew();
    const renewing = setInterval(renew, OFFER_MS);
    return () => {
      clearInterval(renewing);
      offer.current?.abort();
    };
  }, [isAvailable]);
  return {
    begin: () => {
      offer.current?.abort();
      mutate(() => getPasskeyAssertion());
    },
    reset,
    isPending,
    error,
  };
};
