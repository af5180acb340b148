/** Everyday English for what is done and how, beside the words of manuals and rules, see `everyday-english.ts`. */
export const ENGLISH_HOW = `
begin, start, commence, initial, initiate
end, finish, stop, cease, complete
get, obtain, receive, acquire
give, provide, supply, furnish, offer
bring, deliver, transport
take, remove, removed
move, transfer, relocate, transport
carry, transport, hold
lock, locked, secure, secured
close, closed, shut, closure
come back, return, reinstated, come back to work
work again, reinstate, return to work
send home, exclude, excluded, restrict
stay home, excluded, restricted, exclusion
banned from work, exclude, excluded, restricted
look after, supervise, in charge, responsible
responsible, in charge, accountable, duty
fix, repair, correct, restore
break, broken, damage, damaged
leak, leaking, spill
spill, splash, drip
wipe, wiping, wiped, clean
dry, drying, air dry
cut, slice, chop, cutting
peel, hull, peeling
stir, stirred, rotate, mix
boil, boiling, boiled
fry, fried, deep fry
grill, broil, roast
smoke meat, smoked, smoking food
cure, curing, cured
pickle, pickled, acidified
ferment, fermented
freeze, frozen, freezing
melt, thaw
warm up, reheat, heat, reheating
keep warm, hot holding, stay warm
keep cool, cold holding
set aside, separate, segregate
mix up, mixed, commingle, combine
mixed, combined, commingled
print, printed, bear, labeled, legible
say on the label, labeled, declare, statement
ingredients, ingredient, contents
read, legible, readable
sign, signage, notice, posted
post, display, posted, displayed
show, display, demonstrate
prove, demonstrate, evidence, verify
proof, evidence, documentation, records
papers, records, documentation, documents
record, records, log, documentation
document, documentation, records, written
save, keep, retain, maintain
how long to keep, retain, maintained for
ask, request, consult, contact
call, contact, notify
permission from the authority, approval, variance, prior approval
apply, application, request
must, shall, required
should, shall
mandatory, required, shall
optional, voluntary, not required
limit, maximum, restriction, no more than
at least, minimum, no less than
minimum, at least, lowest
maximum, no more than, up to, limit
too long, exceed, exceeds, more than
too hot, above, exceeding
too cold, below
daily, each day, every day, day
yearly, annually, annual, every year
weekly, each week, every week
right away, immediately, immediate, promptly
on time, timely, promptly
safe, safety, sound, wholesome
unsafe, hazardous, adulterated, potentially hazardous
dangerous, hazardous, hazard, unsafe
spoil, deteriorate, decompose
bacteria, pathogen, organisms, microorganisms
germs, pathogens, contamination, bacteria
parasite, parasites, parasite destruction
food poisoning, foodborne illness, foodborne disease
outbreak, foodborne disease outbreak
allergic guest, allergen, allergy
pregnant, susceptible, highly susceptible
patient, hospital, health care, highly susceptible
school, child care, daycare
vending machine, vending
food truck, mobile food, mobile unit
stall, temporary food establishment, booth
outdoor, outside, exterior
indoor, inside, interior
smooth, easily cleanable, nonabsorbent
waterproof, nonabsorbent, impermeable
rust, corrosion, corrosion resistant
plastic, rubber, synthetic
shelf, shelving, rack, display
counter, table, surface, work surface
cutting board, food-contact surface, cutting surface
surface, food-contact surface
machine, equipment, appliance
tool, utensil, implement
oven, cooking equipment
stove, cooking equipment, range
thermometer, temperature measuring device, probe
temperature, degrees
time limit, maximum, within
dishwasher, warewashing, dish machine
dishwashing, warewashing, washing dishes
laundry, linens, laundering
locker, personal belongings, dressing room
belongings, personal care items, personal items
medicine, medicines, first aid, drugs
paper towel, disposable towels, hand drying, disposable paper towels
door, handle, restroom door
fly, flies, insects, flying insects
trap, bait, tracking powder
delivery, shipment, receiving
expired food, past date, exceeds, discard
old food, date marked, discard
take away, take-out, carry-out, takeaway
take home, carry-out, take-out
refill cup, refilling, take-out beverage container
sample for customers, samples, tasting portion
leftovers from guests, returned by the consumer, unused
returned food, returned, reconditioned, distressed
recall, recalled, withdraw
license, permit, permitted, certificate
inspection report, inspection, findings
re-inspection, follow-up inspection, reinspection
model, analytical model, predictive model, algorithm
forecast, predict, prediction, predictive
result, results, outcome, findings
average, mean, on average
share, percent, percentage, rate, proportion
chance, likelihood, probability, risk
cause, reason, factor, influence
column, field, variable
meaning, definition, means, stand for
stand for, means, definition, abbreviation
update, updated, refresh, revised
version, revision, release
missing, null, not available, empty
`;
