import { createContext } from 'react';

/** Whether somebody leaves of their own will: they give their work to others and end none of it. */
export const OwnLeaving = createContext(false);
