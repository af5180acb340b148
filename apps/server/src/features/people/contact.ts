/** The two ways a person can be reached and sign in by. */
export type ContactKind = 'mobile' | 'mail';

/** What somebody can be reached by and signs in with. */
export interface Contact {
  mobile: string | null;
  mail: string | null;
}
