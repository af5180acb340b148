import { asked, type Question } from './question.ts';

const STAFF = 'food_code_chapter_2';
const FOOD = 'food_code_chapter_3';
const WATER = 'food_code_chapter_5';
const ROOMS = 'food_code_chapter_6';
const POISON = 'food_code_chapter_7';
const CHICAGO = 'forecasting-restaurants';
const NEW_YORK = 'NYC_RestaurantInspection';

/** Questions that nobody looked at while words and weights were chosen: they say what the search is worth elsewhere. */
export const UNSEEN_ENGLISH: readonly Question[] = [
  asked('Can boxes of food go into the boiler room?', [FOOD, '(E) In mechanical rooms']),
  asked('Should the soup be covered while it cools in the refrigerator?', [FOOD, 'Loosely covered, or uncovered']),
  asked(
    'How long may pizza stay out when we control it by time and not by temperature?',
    [FOOD, 'within 4 hours from the point in time'],
    [FOOD, 'up to a maximum of 4 hours'],
  ),
  asked('How do the nails of kitchen staff have to look?', [STAFF, 'fingernails trimmed']),
  asked('Is lead solder allowed where food touches it?', [FOOD, 'Solder and flux containing lead']),
  asked('Can lemonade be kept in a galvanized bucket?', [FOOD, 'Galvanized metal may not be used']),
  asked('What must the parking lot and the yard be paved with?', [ROOMS, 'surfaced with concrete, asphalt, or gravel']),
  asked('Which poisonous products may be in the store at all?', [POISON, 'Only those POISONOUS OR TOXIC MATERIALS']),
  asked('Do we write down when the last oyster of a sack was sold?', [
    FOOD,
    'date when the last SHELLSTOCK from the container is sold',
  ]),
  asked('Who has to keep an eye on the salad bar?', [FOOD, 'shall be monitored by FOOD EMPLOYEES trained']),
  asked(
    'May the delivery driver walk through the kitchen?',
    [STAFF, 'delivery and maintenance PERSONS'],
    [STAFF, 'PERSONS unnecessary to the RETAIL FOOD ESTABLISHMENT'],
  ),
  asked('Which grade of milk do we have to buy?', [FOOD, 'Fluid milk and milk products shall be obtained']),
  asked('Can we accept dirty or cracked eggs?', [FOOD, 'EGGS shall be received clean and sound']),
  asked('How often does Chicago inspect the riskiest restaurants?', [CHICAGO, 'target of two annual inspections']),
  asked('How many days sooner were violations found thanks to the model?', [CHICAGO, '7.44 days']),
  asked(
    'What weather data did the Chicago model use?',
    [CHICAGO, 'forecast.io'],
    [CHICAGO, 'temperatures and inspections'],
  ),
  asked('Which complaints are counted as sanitation complaints in Chicago?', [CHICAGO, 'overflowing garbage']),
  asked('What share of the Chicago inspections in autumn 2014 had a critical violation?', [CHICAGO, '15.8']),
  asked('What does an inspection date of 1900 mean in the New York data?', [NEW_YORK, '1/1/1900']),
  asked('What does grade Z stand for in New York?', [NEW_YORK, 'Z = Grade Pending']),
  asked('What is CAMIS?', [NEW_YORK, 'CAMIS', 'Unique identifier']),
  asked('How hot must ground beef get?', [FOOD, '68°C (155°F) for 15 seconds']),
  asked('Are we allowed to touch salad with our bare hands?', [FOOD, 'with their bare hands']),
  asked('What temperature do vegetables need that go into the hot case?', [
    FOOD,
    'Fruits and vegetables that are cooked for hot holding',
  ]),
  asked('What do we do halfway while raw meat is in the microwave?', [FOOD, 'stirred throughout or midway']),
  asked(
    'Where does the scoop go while we are serving?',
    [FOOD, 'in-use UTENSIL'],
    [FOOD, 'During pauses in FOOD preparation'],
  ),
  asked('Does the day a can is opened count for the date mark?', [FOOD, 'shall be counted as Day 1']),
  asked('Can a nursing home serve raw sprouts?', [FOOD, 'Raw seed sprouts']),
  asked('Can we put sulfites on fresh fruit?', [FOOD, 'sulfiting agents']),
  asked('Can we sell deer meat from a hunter?', [FOOD, 'GAME ANIMALS are received'], [FOOD, 'wild GAME ANIMALS']),
  asked('Does the label have to name allergens?', [FOOD, 'MAJOR FOOD ALLERGEN']),
  asked('An employee has yellow skin, is that to be reported?', [STAFF, 'Jaundice']),
  asked(
    'A waiter has an infected cut on the hand, may he work?',
    [STAFF, 'lesion containing pus'],
    [STAFF, 'impermeable cover'],
  ),
  asked('Which certificate shows that the manager knows food safety?', [STAFF, 'FOOD protection manager']),
  asked('Where may wild shellfish be bought from?', [FOOD, 'Interstate Certified Shellfish Shippers List']),
  asked('Does the sink need water under pressure?', [WATER, 'Water under pressure shall be provided']),
  asked('How much hot water does a restaurant need?', [WATER, 'peak hot water demands']),
  asked('Can copper kettles be used for brewing beer?', [FOOD, 'beer brewing ingredients']),
  asked(
    'How are spoons for rice kept when they stand in water?',
    [FOOD, 'In running water of sufficient velocity'],
    [FOOD, 'In a container of water'],
  ),
  asked('May customers hold on to raw fish in a sushi bar themselves?', [FOOD, 'such as sushi or raw shellfish']),
];

/** What nothing of the data folder answers. */
export const UNSEEN_ENGLISH_UNANSWERABLE: readonly string[] = [
  'Which syrup goes into the pumpkin latte?',
  'How do I apply for parental leave?',
  'What time does the night shift end on Fridays?',
  'How much discount do employees get on shoes?',
  'Who repairs the escalator in our mall?',
  'What is the alarm code of the back door?',
  'How do I print a price tag?',
  'When will the new uniforms arrive?',
  'How many followers does our Instagram account have?',
  'Where can I charge my electric car?',
  'How do I cancel an online order for a customer?',
  'What is the rent of the downtown store?',
  'Can I swap my shift with a colleague?',
  'How do I connect the tablet to the printer?',
  'Which bank do we bring the cash to?',
  'How long is the warranty of the coffee grinder?',
  'What playlist do we use for the holidays?',
  'What are the opening hours on New Year?',
  'How do I earn points with the loyalty card?',
  'Which supplier delivers the paper bags?',
];
