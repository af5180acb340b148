/** The two ways to reach somebody, and to sign in. */
export type ContactKind = 'mobile' | 'mail';
