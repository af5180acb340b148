import { createContext } from 'react';

/** Whether the form around a field is read only as a whole. A `<fieldset disabled>` says it to plain inputs, this to the other controls. */
export const FormDisabled = createContext(false);
