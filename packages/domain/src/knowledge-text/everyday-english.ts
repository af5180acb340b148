/**
 * What people in stores say, and what manuals and rules call the same: words of a line mean nearly the same, phrases are separated by
 * commas. Nothing of it belongs to one document; the company's own synonyms come beside these.
 */
export const ENGLISH_PEOPLE_AND_WORK = `
employee, staff, worker, personnel, colleague, team member, crew, food employee, food handler
cook, chef, food employee, kitchen staff, food handler
manager, person in charge, supervisor, permit holder, boss, in charge
owner, proprietor, operator, permit holder, licensee
guest, customer, consumer, diner, client, patron, shopper, visitor
waiter, server, wait staff, waitress, host, hostess
driver, courier, delivery person, delivery
kid, child, minor, children, teenager, youth
elderly, nursing home, hospital, susceptible, vulnerable, highly susceptible population
sick, ill, illness, disease, symptom, unwell
vomiting, diarrhea, throwing up, stomach bug
cut, wound, lesion, boil, infected wound, sore
bandage, finger cot, impermeable cover, plaster, dressing
yellow skin, jaundice, jaundiced
cold, sneezing, coughing, runny nose, persistent sneezing
authority, regulator, regulatory authority, inspector, health department, agency
inspector, sanitarian, inspection, health officer
inspect, inspection, check, examine, audit, visit
hire, employ, recruit, onboard
fire, dismiss, terminate, termination, lay off
quit, resign, resignation, leave
wage, pay, salary, compensation, earnings
overtime, extra hours
vacation, leave, holiday, time off, annual leave
training, trained, instruction, course, educate, instruct
certificate, certified, certification, accredited, license
contract, agreement
rule, policy, requirement, regulation, standard
`;

export const ENGLISH_FOOD_AND_PLACE = `
restaurant, food establishment, store, shop, retail food establishment, outlet, cafe, establishment
kitchen, food preparation area, food preparation
storeroom, storage area, stockroom, warehouse, food storage
boiler room, mechanical room, utility room
parking lot, driveway, outdoor, driving area, yard
bathroom, toilet, restroom, lavatory, toilet room, washroom
fridge, refrigerator, refrigerated, refrigeration, cooler, cold holding
freezer, frozen, freeze, deep frozen
cold, refrigerated, chilled
warm, hot, heated
hot case, hot holding, warming cabinet
leftover, reheat, reheated
bake, baked, cooked, prepared
deliver, receive, delivery, received, shipment, arrive, arrival
truck, vehicle, transport, van
supplier, source, vendor, distributor, provider
buy, obtain, purchase, source
sell, sale, offer, serve, for sale
dish, food, meal, prepared food
cake, pastry, baked goods, food
bread, roll, food
pizza, food, dish
soup, food, liquid
drink, beverage, liquid
lemonade, acidic, juice, acid
juice, beverage, fruit juice
milk, dairy, milk products, fluid milk
cheese, dairy, milk products
egg, eggs, shell eggs, raw eggs
crack, cracked, sound, broken
poultry, chicken, turkey, duck
meat, beef, pork, lamb, steak
ground beef, comminuted, minced meat, hamburger, burger
deer, game animal, venison, wild game, exotic animal
shellfish, oyster, shellstock, clam, mussel, molluscan shellfish
sushi, raw fish, raw
fish, seafood
mushroom, mushrooms, wild mushrooms
sprouts, seed sprouts
vegetable, fruit, produce, salad, fruits and vegetables
salad, ready-to-eat, ready to eat
raw, uncooked, undercooked, rare
thaw, defrost, thawing, slack
cool down, cooling, cooled, chill
separate, apart, separating, cross contamination, separation
contaminate, contamination, pollute, adulterated
taste, tasting, try
spoon, utensil, fork, knife, spatula, tongs, scoop, ladle
scoop, dispensing utensil, utensil, in-use utensil
dishes, utensil, tableware, plate, equipment
plate, tableware, dish, soiled
pan, pot, kettle, bucket, equipment, cookware, utensil
cup, beverage container, drinking cup, glass, mug
bottle, container, jar
box, container, package, carton, case
touch, contact, handle, bare hand contact
bare hands, hand contact, bare hand
wash, clean, rinse, cleaning, cleanse
wash hands, handwashing, hand wash, clean hands, clean their hands
dirty, soiled, unclean
smoke, tobacco, cigarette, smoking, vape
hair net, hair restraint, hair covering, hat
jewelry, ring, bracelet, watch, earring
nails, fingernails, fingernail
nail polish, fingernail polish, artificial nails
apron, clothing, outer clothing, uniform, clothes
gloves, single-use gloves, disposable gloves
disposable, single-use, single-service
cloth, wiping cloth, towel, linen, rag
sanitizer, disinfectant, sanitizing, antiseptic, hand antiseptic
bleach, chlorine, chemical, toxic
cleaner, cleaning chemical, detergent, poisonous, toxic materials
poison, poisonous, toxic, poisonous or toxic materials, chemical
pesticide, insecticide, poison, pest control
rat, mouse, rodent, pest, vermin, cockroach, insect
pet, animal, dog, cat, service animal
trash, garbage, refuse, waste, rubbish
throw away, discard, dispose, throw out, discarded
floor, flooring, floor covering
carpet, floor covering, carpeting, rug
wall, ceiling, walls and ceilings
drain, drainage, sewer
pipe, plumbing, utility line, pipes
sink, handwashing sink, basin, handwashing facility
tap, faucet, fixture
well, water system, private water
drinking water, potable, potable water
hot water, water heater
light, lighting, lamp, bulb
window, screen, opening, door
power outage, blackout, power cut, interruption
flood, fire, emergency, disaster
mold, spoiled, spoilage, rotten
allergen, allergy, allergic, major food allergen
sulfites, sulfiting agents, additive, preservative
vacuum packed, reduced oxygen packaging, vacuum packaging, vacuum
sous vide, cook-chill
canned, hermetically sealed, can, tin
homemade, home, private home, house
ketchup, catsup, sauce, condiment
ice, cooling medium
microwave, microwave oven
buffet, salad bar, self-service, self service
menu, advisory, card
lead, solder, metal
galvanized, metal, zinc
copper, brass, metal
wood, wooden
sponge, scrubber, scouring
`;

export const ENGLISH_DOING = `
nyc, new york, new york city
keep, store, hold, retain, maintain
store, storage, stored, keep, kept
put, place, locate, stand
allowed, permitted, approved, permissible, acceptable
forbidden, prohibited, banned, not allowed
permission, approval, variance, permit, licence, prior approval
need, require, required, necessary
warn, inform, notify, advisory, disclosure, reminder
tell, inform, notify, report, disclose
report, notify, inform, reporting
write down, record, recorded, document, mark
mark, label, marked, marking, identify
tag, label, identification
sticker, label, tag
label, labeled, labeling, labelled
date, use-by date, sell by, expiry, dating, date mark
expire, expired, expiry, shelf life, out of date
shelf life, use by, best before
cover, conceal, hide, covered, alter
covered, lid, closed
open, opened, unsealed
empty, previously used
reuse, re-serve, refill, used again
share, transfer, disclose
quick, fast, rapid, rapidly, sooner, earlier
watch, monitor, monitored, supervise, oversee
keep an eye on, monitor, supervise
repair, maintenance, modification, fix
test, sample, tested, sampled, testing
measure, thermometer, temperature measuring device
count, counted, number
how often, frequency, annually, daily, weekly
stand out, unrefrigerated, time as a public health control, without temperature control
replace, substitute, substituted, instead of, in lieu of
fine, penalty, violation, sanction
violation, violations, breach, infraction
score, grade, rating, points
complaint, complaints, grievance
risk, hazard, danger, risky
money back, refund, return, reimbursement
receipt, proof of purchase, invoice
price, cost, charge, fee
discount, promotion, sale price, markdown
privacy, personal information, personal data
consent, agree, permission, authorization
delete, erase, remove
password, credential, passphrase, authentication
log, logging, audit trail, logs
`;
