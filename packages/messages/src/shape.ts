/** The same keys with any texts: what a translation of `T` has to look like. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** Every dotted path to a text in `T`, such as `state.task.pending`. */
export type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Path<T[K]>}`;
}[keyof T & string];
