/** Verbs of the concept lists, of little weight, that name what is done; `!` stands before the opposite. */
export const ACTIONS = `
keep !keep read write execute edit produce fetch send move find select return happen finish begin cause reside show !show
enable !enable hold depend_on owner
`;

/** Those of them that are said of one and the same thing: "is kept in", "is stored in". */
export const LIKE_ACTIONS = `
keep=reside keep=hold hold=reside keep=produce keep=edit keep=owner keep=write write=reside write=produce write=happen
execute=happen execute=begin execute=enable cause=happen happen=finish happen=begin happen=produce depend_on=reside
fetch=find read=fetch read=find read=reside read=keep read=hold read=depend_on read=select read=happen read=cause read=begin read=execute
read=show read=enable read=return read=move read=finish move=reside finish=reside owner=produce enable=begin
`;
