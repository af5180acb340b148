import type { PersonRef } from '@rondo/contract/kit/shapes';

export const namesOf = (people: readonly PersonRef[]): string => people.map((person) => person.name).join(', ');
