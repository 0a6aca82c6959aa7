/**
 * The declared fields of a loose schema. Documents keep fields they do not know (another release may have written
 * them), but a type with an index signature would let every typo compile.
 */
export type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
