/** A moment inside a civil day in every zone people live in: formats of moments then show that very day. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
