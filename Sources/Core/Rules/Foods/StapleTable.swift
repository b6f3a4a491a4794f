// swift-format-ignore-file
// Made by contrib/staples from staples.tsv: change that file, not this one. NOTICE.md says whose data it is.

/// Everyday foods, a line each, under a line that names the columns.
enum StapleTable {
  static let text: StaticString = #"""
id	source	code	de	en	kcal	protein_g	carbs_g	fat_g	fibre_g	alcohol_g	de_aliases	en_aliases	portions	group	g_per_ml
bagel	usda	18406	Bagel	bagel	275	10.5	51.1	1.6	2.3	0.0	Beigel	plain bagel	piece=105;small=69;medium=105;large=131	bread	
baguette	bls	B781200	Baguette	baguette	253	8.3	50.0	1.3	3.7	0.0	Stangenweißbrot;Franzosenbrot	French stick;French loaf	slice=20;piece=250	bread	
bread-multigrain	bls	B291000	Mehrkornbrot	multigrain bread	248	7.9	42.0	3.6	7.7	0.0	Saatenbrot;Dreikornbrot	seeded bread;mixed grain bread	slice=45	bread	
bread-protein	bls	B881100	Eiweißbrot	protein bread	226	23.4	11.0	8.2	6.5	0.0	Proteinbrot;Low-Carb-Brot	high-protein bread;low-carb bread	slice=45	bread	
bread-rye-mixed	bls	B271000	Roggenmischbrot	mixed rye bread	218	7.4	42.0	1.0	6.1	0.0	Brot;Mischbrot;Graubrot;Bauernbrot;Hausbrot	rye bread;light rye bread;rye-wheat bread	slice=45	bread	
bread-rye-wholemeal	bls	B121000	Roggenvollkornbrot	wholegrain rye bread	193	6.0	32.5	1.8	9.6	0.0	Schwarzbrot;Roggenschrotbrot	dark rye bread;German rye bread	slice=50	bread	
bread-sourdough	usda	18029	Sauerteig-Weißbrot	sourdough bread	289	11.8	54.0	1.8	2.4	0.0	Sauerteigbrot;Wiener Brot	French bread;Vienna bread;white sourdough	slice=45	bread	
bread-spelt	bls	B710500	Dinkelbrot	spelt bread	221	8.4	38.0	2.4	6.8	0.0		spelt loaf	slice=45	bread	
bread-toast-white	bls	B314000	Toastbrot	white sandwich bread	261	8.3	46.8	3.6	4.0	0.0	Toast;Buttertoast;Sandwichbrot	bread;white sliced bread;toast;toast bread;sandwich bread	slice=25	bread	
bread-toast-wholemeal	bls	B111200	Vollkorntoast	wholemeal sandwich bread	249	8.8	41.0	3.7	7.9	0.0	Vollkorntoastbrot;Weizenvollkorntoast	wholemeal bread;whole wheat bread;wholewheat toast;brown bread	slice=27	bread	
bread-white	bls	B311000	Weißbrot	white bread	272	8.7	50.5	3.0	4.0	0.0	Weizenbrot;Kastenweißbrot	white loaf	slice=30	bread	
bread-wholegrain	bls	B101000	Vollkornbrot	wholegrain bread	210	7.2	38.0	1.0	10.0	0.0	Vollkornschnitte;Körnerbrot	whole grain bread;brown loaf	slice=50	bread	
burger-bun	usda	18350	Hamburgerbrötchen	hamburger bun	278	9.9	48.1	3.8	2.1	0.0	Burgerbrötchen;Burgerbun;Hotdog-Brötchen	burger bun;hot dog bun;hot dog roll	piece=52	bread	
cornbread	usda	18023	Maisbrot	cornbread	330	6.6	52.2	9.6	2.3	0.0	Cornbread	corn bread	piece=60	bread	
crispbread-rye	bls	B6A2000	Knäckebrot	rye crispbread	334	9.4	62.0	1.3	18.2	0.0	Knäcke;Roggenknäcke	crispbread	slice=11	bread	
croissant	bls	D771600	Croissant	croissant	426	8.0	44.0	23.6	2.6	0.0	Gipfeli;Kipferl;Buttercroissant	butter croissant	piece=55	bread	
english-muffin	usda	18258	Toastie (englischer Muffin)	English muffin	227	8.9	40.7	1.7	3.5	0.0	Toastbrötchen;Toasties	breakfast muffin	piece=57	bread	
flatbread	bls	B782100	Fladenbrot	Turkish flatbread	248	8.2	47.0	2.3	3.3	0.0	Pide;türkisches Fladenbrot	flatbread;pide bread	piece=400;slice=100	bread	
naan	usda	28307	Naan-Brot	naan bread	291	9.6	48.2	5.7	2.2	0.0	Naan	naan;nan bread	piece=90	bread	
pita	usda	18041	Pitabrot	pita bread	275	9.1	53.5	1.2	2.2	0.0	Pita;Pitta	pitta bread;pita;pitta	piece=60;small=28;large=60	bread	
pretzel-soft	bls	B723000	Laugenbrezel	soft pretzel	282	9.1	50.0	4.1	3.8	0.0	Brezel;Breze;Brezn;Laugenstange;Laugengebäck	pretzel;Bavarian pretzel;lye roll	piece=80	bread	
roll-white	bls	B511000	Brötchen	white bread roll	280	10.1	54.0	1.8	3.6	0.0	Semmel;Weckle;Weckerl;Schrippe;Rundstück;Kaisersemmel;Weizenbrötchen	bread roll;bap;crusty roll;Kaiser roll	piece=50	bread	
roll-wholemeal	bls	B401000	Vollkornbrötchen	wholegrain roll	282	9.9	48.0	3.2	10.7	0.0	Vollkornsemmel;Vollkornweckerl	wholemeal roll;whole wheat roll	piece=60	bread	
rusk	bls	D038000	Zwieback	rusk	414	11.1	72.2	7.9	4.6	0.0	Zwiebäcke	zwieback;rusks	piece=11	bread	
scone	bls	D7A3000	Scones	scone	360	9.5	44.6	15.3	2.8	0.0	Teebrötchen	plain scone	piece=60	bread	
tortilla-wheat	bls	B783012	Weizentortilla	flour tortilla	296	8.9	46.6	7.9	1.2	0.0	Wrap;Tortillafladen;Wrapfladen	tortilla wrap;wheat wrap;wrap	piece=62	bread	
yeast-plait	bls	D4A6100	Hefezopf mit Rosinen	sweet yeast plait with raisins	349	8.9	60.0	7.1	4.1	0.0	Hefezopf;Striezel;Zopf;Stuten	braided sweet bread;raisin bread	slice=50	bread	
almond-drink	bls	H800000	Mandeldrink, ungesüßt	almond milk, unsweetened	24	0.9	0.2	2.2	0.1	0.0	Mandelmilch;Mandeldrink	almond milk;almond drink	glass=202;cup=242	dairy	1.01
blue-cheese	bls	M5B1600	Blauschimmelkäse (Gorgonzola)	blue cheese (gorgonzola)	329	18.7	0.0	28.1	0.0	0.0	Blauschimmelkäse;Gorgonzola;Edelpilzkäse	blue cheese;gorgonzola	piece=30	dairy	
buttermilk	bls	M150000	Buttermilch	buttermilk	39	3.2	4.7	0.6	0.0	0.0	reine Buttermilch	cultured buttermilk	glass=206;cup=245	dairy	1.03
camembert	bls	M602600	Camembert, 45 % Fett i. Tr.	camembert	257	19.6	0.1	19.8	0.0	0.0	Camembert;Weichkäse	camembert cheese	piece=30	dairy	
cheddar	usda	01009	Cheddar	cheddar cheese	403	24.9	1.3	33.1	0.0	0.0	Cheddarkäse;Chesterkäse	cheese;cheddar;mature cheddar	slice=21;piece=30;cup=113	dairy	
coconut-milk	bls	H154000	Kokosmilch (Dose)	coconut milk (canned)	227	2.8	2.1	21.9	5.0	0.0	Kokosmilch;Kokosnussmilch	coconut milk	can=400;cup=226;tbsp=15	dairy	0.97
cottage-cheese	bls	M711300	Hüttenkäse	cottage cheese	109	13.3	3.6	4.3	0.0	0.0	körniger Frischkäse;Cottage Cheese	creamed cottage cheese	pot=200;tbsp=25;cup=220	dairy	
cream-cheese	bls	M710800	Frischkäse (Doppelrahm)	cream cheese	252	6.6	3.7	23.3	0.0	0.0	Frischkäse;Doppelrahmfrischkäse;Streichkäse	soft cheese;full-fat soft cheese	tbsp=25;tsp=10;pot=175	dairy	
cream-cheese-light	bls	M820500	Frischkäse, fettreduziert	light cream cheese	165	12.4	3.4	11.0	0.0	0.0	Frischkäse light;leichter Frischkäse	reduced-fat cream cheese;light soft cheese	tbsp=25;tsp=10;pot=175	dairy	
cream-coffee	bls	M171500	Kaffeesahne, 10 % Fett	coffee cream, 10% fat	124	3.0	4.1	10.5	0.0	0.0	Kaffeesahne;Kaffeeobers	half and half;light cream	tsp=5;tbsp=15	dairy	1.02
cream-sour	bls	M172500	Saure Sahne, 10 % Fett	sour cream, 10% fat	119	3.1	4.1	10.0	0.0	0.0	Saure Sahne;Sauerrahm	sour cream;soured cream	tbsp=20;pot=200	dairy	
cream-whipping	bls	M173800	Schlagsahne, 30 % Fett	whipping cream, 30% fat	308	2.3	3.3	31.7	0.0	0.0	Sahne;Schlagsahne;Schlagobers;Obers;Rahm	whipping cream;cream	tbsp=15;glass=200;cup=240	dairy	1.0
creme-fraiche	bls	M176800	Crème fraîche, 30 % Fett	crème fraîche	265	2.4	2.6	27.0	0.0	0.0	Creme fraiche;Crème fraîche	creme fraiche	tbsp=20;pot=150	dairy	
emmental	bls	M304600	Emmentaler	Emmental cheese	374	27.5	0.0	29.2	0.0	0.0	Emmentalerkäse;Schweizer Käse	emmental;Swiss cheese;emmenthal	slice=25;piece=30	dairy	
feta	bls	M012200	Feta	feta cheese	284	15.7	0.0	24.1	0.0	0.0	Schafskäse;Fetakäse	feta;sheep's cheese	piece=150;slice=40;cup=150	dairy	
goat-cheese-soft	bls	M6A9600	Ziegenweichkäse	soft goat's cheese	285	17.9	1.9	22.7	0.6	0.0	Ziegenkäse;Ziegenrolle	goat cheese;goat's cheese;chèvre	slice=20;piece=30	dairy	
gouda	bls	M402600	Gouda	Gouda cheese	379	22.5	0.0	31.6	0.0	0.0	Käse;Goudakäse;Schnittkäse	gouda	slice=25;piece=30	dairy	
halloumi	bls	M524500	Halloumi	halloumi	315	21.5	0.1	25.1	0.0	0.0	Grillkäse;Hallumi	grilling cheese	slice=35;piece=100	dairy	
harzer	bls	M730100	Harzer Käse	Harz cheese (sour milk cheese)	128	30.0	0.0	0.5	0.0	0.0	Harzer;Handkäse;Mainzer Käse;Sauermilchkäse;Quargel	Harzer cheese;sour milk cheese	piece=30	dairy	
kefir	bls	M130300	Kefir	kefir	63	3.2	4.1	3.5	0.0	0.0	Milchkefir	milk kefir	glass=206;bottle=500	dairy	1.03
milk-2-percent	usda	01079	Milch, 2 % Fett	2% milk	50	3.3	4.8	2.0	0.0	0.0	Milch zwei Prozent	reduced-fat milk;two percent milk	glass=206;cup=244;tbsp=15	dairy	1.03
milk-condensed	bls	M182400	Kondensmilch, 7,5 % Fett	evaporated milk	132	6.4	9.3	7.6	0.0	0.0	Kondensmilch;Dosenmilch;Büchsenmilch	unsweetened condensed milk	tsp=5;tbsp=16	dairy	1.06
milk-semi	bls	M111200	Milch, fettarm, 1,5 % Fett	semi-skimmed milk, 1.5% fat	44	3.5	3.9	1.5	0.0	0.0	fettarme Milch;Halbfettmilch	semi-skimmed milk;low-fat milk	glass=206;cup=247;tbsp=15	dairy	1.03
milk-skim	bls	M111100	Magermilch, 0,1 % Fett	skimmed milk	34	3.4	4.8	0.1	0.0	0.0	Magermilch;entrahmte Milch	skim milk;fat-free milk;nonfat milk	glass=207;cup=248	dairy	1.035
milk-whole	bls	M111300	Vollmilch, 3,5 % Fett	whole milk	62	3.6	4.0	3.5	0.0	0.0	Milch;Vollmilch;Frischmilch;Kuhmilch	milk;full-fat milk;full cream milk	glass=206;cup=247;tbsp=15	dairy	1.03
mozzarella	bls	M032100	Mozzarella	mozzarella	259	17.1	0.0	21.0	0.0	0.0	Mozarella;Mozzarellakugel	fresh mozzarella;mozzarella ball	ball=125;slice=20	dairy	
oat-drink	bls	C660000	Haferdrink, ungesüßt	oat milk, unsweetened	29	0.7	4.0	1.0	0.5	0.0	Hafermilch;Haferdrink	oat milk;oat drink	glass=204;cup=245	dairy	1.02
parmesan	bls	M306400	Parmesan	Parmesan cheese	391	35.6	0.1	27.4	0.0	0.0	Hartkäse gerieben;Reibkäse	parmesan;grated hard cheese	tbsp=6;piece=30;cup=90	dairy	
processed-cheese	bls	M771600	Schmelzkäse (Scheiben)	processed cheese slices	299	15.7	5.1	23.6	0.0	0.0	Schmelzkäse;Schmelzkäsescheiben;Toastkäse	cheese slices;processed cheese	slice=20	dairy	
quark-40	bls	M713500	Sahnequark, 40 % Fett i. Tr.	creamy quark, 40% fat in dry matter	159	10.9	2.6	11.4	0.0	0.0	Quark 40 %;Sahnequark;Rahmtopfen	full-fat quark	pot=250;tbsp=30	dairy	
quark-low-fat	bls	M713100	Magerquark	low-fat quark	66	11.9	3.7	0.2	0.0	0.0	Quark;Speisequark mager;Magertopfen;Topfen mager	quark;skimmed milk quark;fat-free quark	pot=250;tbsp=30;bowl=250	dairy	
ricotta	bls	M741600	Ricotta	ricotta	159	8.6	3.4	12.3	0.0	0.0	Ricottakäse	ricotta cheese	tbsp=25;cup=246	dairy	
skyr	bls	M710100	Skyr	skyr	64	10.4	3.2	0.8	0.2	0.0	Skyr natur	Icelandic yogurt;plain skyr	pot=150;tbsp=30;bowl=200	dairy	
soy-drink	bls	H841100	Sojadrink, ungesüßt	soy milk, unsweetened	30	3.2	0.4	1.3	1.8	0.0	Sojamilch;Sojadrink	soy milk;soya milk;soya drink	glass=204;cup=245	dairy	1.02
soy-yogurt	bls	H844000	Sojajoghurt, ungesüßt	soy yogurt, unsweetened	44	4.2	0.3	2.7	0.0	0.0	Sojajoghurt;Joghurtalternative;veganer Joghurt	soya yoghurt;plant-based yogurt;vegan yogurt	pot=150;tbsp=20	dairy	
whey-powder	usda	14058	Molkenproteinpulver (Whey)	whey protein powder	359	58.1	29.1	1.2	0.0	0.0	Proteinpulver;Eiweißpulver;Whey	whey;protein powder;whey protein isolate	scoop=29;tbsp=10	dairy	
yogurt-fruit	bls	M241300	Fruchtjoghurt	fruit yogurt	96	3.0	13.0	3.0	1.2	0.0	Erdbeerjoghurt;Joghurt mit Früchten	fruit yoghurt;strawberry yogurt;flavoured yogurt	pot=150;tbsp=20	dairy	
yogurt-greek-nonfat	usda	01256	Griechischer Joghurt, 0 % Fett	Greek yogurt, nonfat	59	10.2	3.6	0.4	0.0	0.0	griechischer Magerjoghurt	Greek yogurt;fat-free Greek yoghurt	pot=170;tbsp=25;cup=245	dairy	
yogurt-greek-style	bls	M141500	Joghurt nach griechischer Art, 10 % Fett	Greek-style yogurt, 10% fat	124	3.3	4.5	10.0	0.0	0.0	griechischer Joghurt;Sahnejoghurt;Rahmjoghurt	Greek-style yoghurt;creamy yogurt;strained yogurt 10%	pot=150;tbsp=25;cup=245	dairy	
yogurt-low-fat	bls	M141200	Naturjoghurt, 1,5 % Fett	plain yogurt, 1.5% fat	62	5.0	6.1	1.6	0.0	0.0	fettarmer Joghurt;Joghurt fettarm	low-fat yogurt	pot=150;tbsp=20;cup=245	dairy	
yogurt-whole	bls	M141300	Naturjoghurt, 3,5 % Fett	plain yogurt, 3.5% fat	67	4.0	4.1	3.5	0.0	0.0	Joghurt;Naturjoghurt;Jogurt	yogurt;yoghurt;plain yogurt;natural yoghurt;whole milk yogurt	pot=150;tbsp=20;cup=245	dairy	
bread-dumpling	bls	X980112	Semmelknödel	bread dumpling	179	7.5	21.7	6.6	1.5	0.0	Knödel;Serviettenknödel	dumpling;bread dumplings	piece=90	dish	
broth	bls	X411243	Hühnerbrühe	chicken broth	5	0.5	0.0	0.3	0.0	0.0	Brühe;Bouillon;klare Suppe	broth;stock;bouillon;chicken stock	cup=240;bowl=250	dish	1.0
burrito	bls	X9A4000	Burrito mit Rindfleisch	beef burrito	289	11.5	35.0	11.0	1.8	0.0	Burrito	burrito	piece=300	dish	
cheeseburger	bls	Y911160	Cheeseburger	cheeseburger	202	10.6	18.1	9.1	1.5	0.0	Käseburger	cheese burger	piece=160;small=120;large=230	dish	
chicken-curry	bls	Y569523	Hähnchencurry	chicken curry	124	10.9	1.8	8.2	0.1	0.0	Hühnercurry;Curry;Huhn in Currysauce	curry;chicken in curry sauce	bowl=300	dish	
chicken-soup	bls	X4A1020	Hühnersuppe	chicken soup	56	5.5	0.4	3.5	0.5	0.0	Hühnereintopf;Hühnersuppe mit Gemüse	chicken vegetable soup	bowl=300;cup=241	dish	1.01
chili-con-carne	bls	X469753	Chili con Carne	chili con carne	158	9.9	9.0	7.9	4.9	0.0	Chili	chilli con carne;chili;beef chili	bowl=350	dish	
currywurst	bls	Y943032	Currywurst	currywurst	202	8.8	8.2	14.7	0.7	0.0	Currywurst mit Soße	curry sausage	piece=180	dish	
doner-kebab	bls	Y921162	Döner Kebab (Geflügel)	doner kebab (chicken)	199	13.1	18.0	7.9	1.6	0.0	Döner;Döner Kebap;Kebab;Kebap;Hähnchendöner	doner kebab;kebab;doner;chicken kebab	piece=400	dish	
falafel	bls	Y9A1050	Falafel	falafel	193	8.9	17.0	8.0	7.5	0.0	Kichererbsenbällchen	chickpea balls	piece=20;ball=20	dish	
fish-and-chips	bls	Y693932	Fish and Chips	fish and chips	221	10.7	17.7	11.6	1.3	0.0	Backfisch mit Pommes	fish & chips;fried fish and chips	piece=400	dish	
flammkuchen	bls	X934412	Flammkuchen	tarte flambée	233	8.7	23.0	11.3	1.9	0.0	Flammkuchen Elsässer Art	flammkuchen;Alsatian tart	piece=300;slice=75	dish	
fried-rice	bls	X891133	Gebratener Reis (Nasi Goreng)	fried rice (nasi goreng)	110	10.2	14.0	1.0	2.0	0.0	Nasi Goreng;gebratener Reis	fried rice;nasi goreng;egg fried rice	bowl=350	dish	
fries	bls	X654042	Pommes frites	chips (French fries)	239	3.4	31.1	10.7	2.5	0.0	Pommes;Fritten	French fries;fries;chips	bowl=150;small=80;medium=120;large=160	dish	
gnocchi	bls	K270032	Gnocchi, gekocht	gnocchi, cooked	140	3.6	29.1	0.5	1.9	0.0	Gnocchi	gnocchi;potato gnocchi	bowl=250	dish	
goulash	bls	Y182912	Rindergulasch	beef goulash	133	13.2	3.0	7.5	0.3	0.0	Gulasch;Saftgulasch;Gulyás	goulash;beef stew	bowl=250	dish	
hamburger	bls	Y911060	Hamburger	hamburger	190	10.0	19.7	7.3	1.7	0.0	Burger	burger;beef burger	piece=150;small=110;large=220	dish	
hot-dog	bls	Y021512	Hot Dog	hot dog	231	9.6	17.2	13.3	1.7	0.0	Hotdog	hotdog;frankfurter in a bun	piece=130	dish	
kaesespaetzle	bls	X711412	Käsespätzle	cheese spaetzle	155	8.0	16.6	5.8	1.6	0.0	Kasnocken;Kässpätzle;Kasspatzen	käsespätzle	bowl=350	dish	
lahmacun	bls	Y9A1070	Lahmacun	lahmacun	218	9.7	22.0	9.4	2.6	0.0	türkische Pizza	Turkish pizza	piece=200	dish	
lasagne	bls	X730033	Lasagne	lasagne	197	9.7	8.9	13.3	1.2	0.0	Lasagne Bolognese;Lasagne al forno	lasagna;beef lasagne	piece=350	dish	
lentil-stew	bls	X461913	Linseneintopf	lentil stew	122	6.8	16.2	2.0	5.6	0.0	Linsensuppe;Linsen mit Suppengemüse	lentil soup	bowl=400	dish	
mac-and-cheese	usda	22970	Makkaroni mit Käse	macaroni and cheese	149	5.6	16.2	6.4	1.1	0.0	Käsemakkaroni	mac and cheese;macaroni cheese;mac n cheese	bowl=280;cup=137	dish	
maultaschen	bls	X760112	Maultaschen, gekocht	Swabian ravioli (maultaschen)	132	10.4	8.0	6.0	2.2	0.0	Maultaschen;Maultasche	maultaschen	piece=75	dish	
pasta-carbonara	bls	X740733	Spaghetti Carbonara	spaghetti carbonara	167	9.0	18.6	6.0	1.0	0.0	Carbonara;Nudeln Carbonara	carbonara;pasta carbonara	bowl=400	dish	
pasta-salad	bls	X1A3020	Nudelsalat	pasta salad	141	2.6	11.0	9.2	1.3	0.0	Nudelsalat mit Mayonnaise	macaroni salad	bowl=200;tbsp=30	dish	
pasta-tomato	bls	X740933	Nudeln mit Tomatensoße	pasta with tomato sauce	129	4.5	17.0	4.5	1.3	0.0	Spaghetti Napoli;Pasta Napoli	spaghetti with tomato sauce;pasta pomodoro	bowl=400	dish	
pizza-margherita	bls	X912033	Pizza Margherita	pizza margherita	238	7.8	20.0	13.6	1.9	0.0	Pizza;Käsepizza	pizza;cheese pizza;margherita	piece=400;slice=100	dish	
pizza-salami	bls	X914133	Pizza Salami	salami pizza	251	9.6	16.0	16.0	1.7	0.0	Salamipizza	pepperoni pizza	piece=420;slice=105	dish	
potato-dumpling	bls	X677042	Kartoffelknödel	potato dumpling	105	3.8	19.3	1.0	1.8	0.0	Kartoffelklöße;Klöße;Kloß;Kartoffelkloß	potato dumplings	piece=90	dish	
potato-pancakes	bls	X655022	Kartoffelpuffer	potato pancakes	206	4.2	18.1	12.6	1.5	0.0	Reibekuchen;Reiberdatschi;Erdäpfelpuffer	potato fritters;latkes	piece=70	dish	
potato-salad-broth	bls	X1A2010	Kartoffelsalat mit Brühe	potato salad with broth dressing	83	1.5	11.4	3.0	1.5	0.0	Kartoffelsalat;Kartoffelsalat süddeutsch;Erdäpfelsalat	German potato salad	bowl=200;tbsp=30	dish	
potato-salad-mayo	bls	X1A2020	Kartoffelsalat mit Mayonnaise	potato salad with mayonnaise	154	1.6	10.1	11.4	1.4	0.0	Kartoffelsalat norddeutsch;Erdäpfelmayonnaisesalat	potato salad	bowl=200;tbsp=30	dish	
potato-soup	bls	X449023	Kartoffelsuppe	potato soup	57	1.0	9.0	1.8	0.6	0.0	Erdäpfelsuppe	cream of potato soup	bowl=350	dish	1.02
ramen-dry	usda	06583	Instantnudeln, trocken	instant ramen noodles, dry	440	10.2	57.4	17.6	2.9	0.0	Instantnudeln;Ramennudeln;Nudelsuppe instant	instant noodles;ramen	piece=81	dish	
risotto	bls	X850133	Risotto mit Parmesan	risotto with parmesan	163	4.9	24.4	4.9	0.9	0.0	Risotto	risotto	bowl=300	dish	
salad-greek	bls	X203850	Griechischer Salat	Greek salad	107	3.8	2.3	8.7	1.0	0.0	Bauernsalat;Hirtensalat	Greek feta salad	bowl=250	dish	
salad-mixed	bls	X201400	Gemischter Salat mit Essig-Öl-Dressing	mixed salad with vinaigrette	115	1.2	2.0	10.9	1.3	0.0	gemischter Salat;Salat;Beilagensalat	mixed salad;side salad;green salad;salad	bowl=150	dish	
sandwich-club	bls	X070160	Sandwich mit Hähnchen und Speck	club sandwich	200	11.2	12.4	11.3	1.5	0.0	Clubsandwich;Sandwich	sandwich;chicken club sandwich	piece=250	dish	
spaghetti-bolognese	bls	X740433	Spaghetti Bolognese	spaghetti bolognese	164	8.3	13.9	8.0	1.2	0.0	Nudeln mit Hackfleischsoße;Spagetti Bolognese	spag bol;pasta with meat sauce	bowl=400	dish	
spring-roll	bls	X9A3030	Frühlingsrolle (Gemüse), frittiert	vegetable spring roll	280	6.2	28.8	14.6	4.1	0.0	Frühlingsrolle;Frühlingsrollen	spring roll;spring rolls;egg roll	piece=70;small=25	dish	
sushi	bls	Y627112	Sushi mit Lachs	salmon sushi	126	7.3	16.4	3.2	0.8	0.0	Sushi;Nigiri;Maki	sushi;nigiri;maki roll	piece=25	dish	
taco	usda	21082	Taco mit Rindfleisch	beef taco	226	8.9	16.0	12.7	3.9	0.0	Taco;Tacos	taco;tacos;hard-shell taco	piece=69	dish	
tomato-soup	bls	X446643	Tomatensuppe	tomato soup	29	0.8	3.1	1.2	0.9	0.0	Tomatencremesuppe	cream of tomato soup	bowl=300;cup=245	dish	1.02
vegetable-soup	bls	X416713	Gemüsesuppe	vegetable soup	25	0.9	1.9	1.3	0.9	0.0	Suppe;klare Gemüsesuppe	soup;veg soup	bowl=300;cup=241	dish	1.01
wrap-chicken	bls	Y599112	Wrap mit Hähnchen	chicken wrap	153	12.2	15.9	4.2	1.3	0.0	Hähnchenwrap;Chickenwrap	chicken salad wrap	piece=220	dish	
apple-spritzer	bls	N256000	Apfelschorle	apple spritzer	26	0.1	6.1	0.0	0.2	0.0	Schorle;Apfelsaftschorle;Apfelsaft gespritzt	sparkling apple juice drink	glass=204;bottle=510	drink	1.02
beer-alcohol-free	bls	P163110	Bier, alkoholfrei (0,0 %)	alcohol-free beer	19	0.4	4.4	0.0	0.0	0.0	alkoholfreies Bier	non-alcoholic beer;zero alcohol beer	glass=305;bottle=508	drink	1.015
beer-pils	bls	P163000	Bier (Pils)	lager beer (pilsner)	38	0.4	2.2	0.0	0.0	3.9	Bier;Pils;Helles;Lagerbier	beer;lager;pilsner;pint of lager	glass=303;bottle=505;can=333;small=202	drink	1.01
beer-wheat	bls	P151100	Weizenbier	wheat beer	42	0.6	2.5	0.0	0.0	4.2	Weißbier;Hefeweizen;Weizen	white beer;hefeweizen	glass=505;bottle=505	drink	1.01
cappuccino	bls	N414000	Cappuccino	cappuccino	50	2.9	3.2	2.8	0.1	0.0	Capuccino	flat white	cup=180;large=300	drink	1.02
cider	bls	P353100	Apfelwein	cider	44	0.0	4.0	0.0	0.0	3.8	Cidre;Äppelwoi;Ebbelwoi	hard cider;apple wine	glass=253;bottle=505;can=333	drink	1.01
cocoa-drink	bls	M206300	Kakao (Trinkschokolade)	hot chocolate	78	3.7	7.6	3.5	0.4	0.0	Kakao;heiße Schokolade;Schokomilch	cocoa;chocolate milk;drinking chocolate	cup=250;glass=206	drink	1.04
coffee-au-lait	bls	N491000	Milchkaffee	café au lait	31	1.8	2.0	1.7	0.2	0.0	Café au Lait;Melange	cafe au lait;milky coffee	cup=250	drink	1.02
coffee-black	bls	N410100	Kaffee, schwarz	black coffee	1	0.1	0.0	0.0	0.3	0.0	Kaffee;Filterkaffee;schwarzer Kaffee	coffee;filter coffee;drip coffee;americano	cup=200;small=150;large=300	drink	1.0
coffee-milk	bls	N410200	Kaffee mit Milch	coffee with milk	3	0.2	0.1	0.1	0.3	0.0	Kaffee mit etwas Milch;Verlängerter	white coffee	cup=200	drink	1.0
cola	bls	N330000	Cola	cola	41	0.0	10.3	0.0	0.0	0.0	Colagetränk	cola soft drink;cola soda	glass=208;can=343;bottle=520	drink	1.04
cola-diet	bls	N331000	Cola light	diet cola	0	0.0	0.0	0.0	0.0	0.0	Cola zero;zuckerfreie Cola	sugar-free cola;zero cola;diet soda	glass=200;can=330;bottle=500	drink	1.0
energy-drink	usda	14154	Energydrink	energy drink	45	0.3	10.9	0.1	0.0	0.0	Energy Drink;Energygetränk	caffeinated energy drink	can=258	drink	1.03
espresso	bls	N411100	Espresso	espresso	2	0.4	0.0	0.0	0.4	0.0	Mokka;kleiner Schwarzer	espresso shot	cup=40;small=30;large=60	drink	1.0
iced-tea	bls	N019000	Eistee	iced tea	25	0.0	6.2	0.0	0.0	0.0	Eistee Pfirsich;Eistee Zitrone	ice tea;sweet iced tea	glass=204;bottle=510	drink	1.02
juice-apple	bls	F110600	Apfelsaft	apple juice	44	0.1	10.6	0.0	0.3	0.0	Apfeldirektsaft	cloudy apple juice	glass=210;cup=248	drink	1.05
juice-orange	bls	F603600	Orangensaft	orange juice	41	0.8	8.5	0.0	0.3	0.0	Saft;O-Saft;Osaft	juice;OJ;fresh orange juice	glass=210;cup=248	drink	1.05
latte-macchiato	bls	N418000	Latte macchiato	latte	50	2.9	3.2	2.8	0.1	0.0	Latte;Caffè Latte	latte macchiato;caffe latte;café latte	glass=250;large=350	drink	1.02
lemonade-lemon	bls	N310400	Zitronenlimonade	lemon soda	38	0.0	9.3	0.0	0.0	0.0	Zitronenlimo	fizzy lemonade;lemon-lime soda;lemonade	glass=208;can=343;bottle=520	drink	1.04
lemonade-orange	bls	N310300	Orangenlimonade	orange soda	33	0.0	8.4	0.0	0.0	0.0	Limonade;Limo;Orangenlimo	orangeade;fizzy orange	glass=206;can=340;bottle=515	drink	1.03
radler	bls	P192000	Radler	shandy	38	0.2	5.7	0.0	0.0	1.9	Alster;Alsterwasser;Biermischgetränk	radler;beer with lemonade	glass=306;bottle=510	drink	1.02
smoothie	bls	F033600	Smoothie (Frucht)	fruit smoothie	50	0.7	9.7	0.2	1.3	0.0	Smoothie;Fruchtsmoothie	smoothie	glass=210;bottle=260	drink	1.05
tea-black	bls	N630000	Schwarzer Tee	black tea	0	0.0	0.0	0.0	0.0	0.0	Schwarztee;Tee;Earl Grey	tea;English breakfast tea	cup=200;large=300	drink	1.0
tea-green	bls	N610100	Grüner Tee	green tea	0	0.1	0.0	0.0	0.0	0.0	Grüntee	sencha	cup=200;large=300	drink	1.0
tea-herbal	bls	N720100	Kräutertee	herbal tea	0	0.0	0.0	0.0	0.0	0.0	Kamillentee;Pfefferminztee;Früchtetee	chamomile tea;peppermint tea;fruit tea	cup=200;large=300	drink	1.0
vodka	bls	P712000	Wodka	vodka	225	0.0	0.0	0.0	0.0	32.1	Vodka;Schnaps;Klarer	vodka shot	small=19;large=38	drink	0.95
water	bls	N110000	Wasser	water	0	0.0	0.0	0.0	0.0	0.0	Leitungswasser;Trinkwasser	tap water;drinking water	glass=200;bottle=500;cup=240	drink	1.0
water-sparkling	bls	N127000	Mineralwasser mit Kohlensäure	sparkling water	0	0.0	0.0	0.0	0.0	0.0	Mineralwasser;Sprudel;Sodawasser	mineral water;soda water;fizzy water;club soda	glass=200;bottle=500	drink	1.0
whisky	bls	P733000	Whisky	whisky	231	0.0	0.0	0.0	0.0	33.0	Whiskey;Bourbon;Scotch	whiskey;bourbon;scotch	small=19;large=38	drink	0.95
wine-red	bls	P2A3000	Rotwein, trocken	red wine, dry	70	0.2	0.7	0.0	0.0	9.2	Rotwein;roter Wein	red wine	glass=149;small=99;large=198;bottle=743	drink	0.99
wine-sparkling	bls	P2A6110	Sekt, brut	sparkling wine, brut	69	0.0	0.6	0.0	0.0	9.4	Sekt;Schaumwein;Prosecco;Champagner	sparkling wine;champagne;prosecco	glass=99;bottle=743	drink	0.99
wine-white	bls	P210000	Weißwein, trocken	white wine, dry	64	0.1	0.3	0.0	0.0	8.7	Weißwein;Wein	white wine;wine	glass=149;small=99;large=198;bottle=743	drink	0.99
egg-boiled	bls	E111132	Ei, gekocht	boiled egg	144	14.1	0.3	9.6	0.0	0.0	gekochtes Ei;Frühstücksei;hart gekochtes Ei;weich gekochtes Ei	hard-boiled egg;soft-boiled egg	piece=55;small=45;medium=52;large=60	egg	
egg-fried	bls	Y710142	Spiegelei	fried egg	210	13.4	0.4	17.2	0.0	0.0	gebratenes Ei;Ochsenauge	sunny side up egg	piece=50	egg	
egg-omelette	bls	Y730163	Omelett	omelette	197	12.2	0.7	16.2	0.0	0.0	Omelette;Eieromelett	omelet;plain omelette	piece=120	egg	
egg-raw	bls	E111100	Ei, roh	egg, raw	135	13.2	0.3	9.0	0.0	0.0	Ei;Hühnerei;Eier	egg;eggs;hen's egg	piece=55;small=45;medium=52;large=60	egg	
egg-scrambled	bls	Y720143	Rührei	scrambled eggs	203	12.9	0.4	16.6	0.1	0.0	Eierspeis;Rühreier	scrambled egg	bowl=120;tbsp=20;cup=220	egg	
egg-white	bls	E113100	Eiklar, roh	egg white, raw	42	9.9	0.4	0.0	0.0	0.0	Eiweiß vom Ei;Eiklar	egg white;egg whites	piece=33;tbsp=15	egg	
butter	bls	Q611000	Butter	butter	747	1.2	0.6	82.2	0.0	0.0	Süßrahmbutter;Markenbutter	unsalted butter	tsp=5;tbsp=14;slice=10	fat	
butter-half-fat	bls	Q640000	Halbfettbutter	half-fat butter	377	4.0	0.6	39.8	0.0	0.0	Butter light	light butter;reduced-fat butter	tsp=5;tbsp=14	fat	
ghee	bls	Q683000	Butterschmalz	clarified butter (ghee)	897	0.3	0.0	99.5	0.0	0.0	Ghee;geklärte Butter	ghee;clarified butter	tsp=4;tbsp=13	fat	
margarine	bls	Q400000	Margarine	margarine	718	0.1	0.2	79.6	0.0	0.0	Pflanzenmargarine	vegetable spread;plant margarine	tsp=5;tbsp=14	fat	
oil-coconut	bls	Q550000	Kokosöl	coconut oil	900	0.0	0.0	100.0	0.0	0.0	Kokosfett	coconut fat	tsp=4;tbsp=13	fat	0.92
oil-olive	bls	Q120000	Olivenöl	olive oil	899	0.0	0.0	99.9	0.0	0.0	natives Olivenöl	extra virgin olive oil	tsp=4;tbsp=13	fat	0.92
oil-pumpkin-seed	bls	Q250000	Kürbiskernöl	pumpkin seed oil	900	0.0	0.0	100.0	0.0	0.0	Kernöl	Styrian pumpkin seed oil	tsp=4;tbsp=13	fat	0.92
oil-rapeseed	bls	Q180000	Rapsöl	rapeseed oil	900	0.0	0.0	100.0	0.0	0.0	Rüböl;Speiseöl;Pflanzenöl;Öl	canola oil;vegetable oil;cooking oil;oil	tsp=4;tbsp=13	fat	0.92
oil-sunflower	bls	Q320000	Sonnenblumenöl	sunflower oil	900	0.0	0.0	100.0	0.0	0.0	Sonnenblumenkernöl	sunflower seed oil	tsp=4;tbsp=13	fat	0.92
cod-raw	bls	T204100	Kabeljau, roh	cod, raw	79	17.8	0.0	0.8	0.0	0.0	Fisch;Kabeljau;Dorsch;Kabeljaufilet	fish;cod;cod fillet;white fish	piece=150	fish	
fish-fingers	bls	T930162	Fischstäbchen, gebacken	fish fingers, baked	206	13.8	16.3	9.3	0.9	0.0	Fischstäbchen	fish fingers;fish sticks	piece=28	fish	
herring-matjes	bls	T103100	Matjes	soused herring (matjes)	272	16.0	0.0	22.6	0.0	0.0	Matjesfilet;Matjeshering	matjes;salted herring	piece=80	fish	
herring-pickled	bls	T820802	Bismarckhering	pickled herring	225	16.5	2.7	16.0	0.1	0.0	Hering eingelegt;Rollmops	rollmops;marinated herring	piece=80	fish	
mackerel-smoked	bls	T107600	Räuchermakrele	smoked mackerel	338	18.9	0.0	29.2	0.0	0.0	Makrele geräuchert;Makrele	mackerel;smoked mackerel fillet	piece=100	fish	
pollock-raw	bls	T207100	Seelachs, roh	coley (saithe), raw	99	19.3	0.0	2.4	0.0	0.0	Seelachs;Köhler;Seelachsfilet	saithe;coley;pollock	piece=150	fish	
prawns-cooked	bls	T753132	Garnelen, gekocht	prawns, cooked	94	19.1	0.0	2.0	0.0	0.0	Garnelen;Shrimps;Krabben;Scampi	prawns;shrimp;cooked shrimp	piece=8;handful=60;cup=145	fish	
salmon-cooked	bls	T410082	Lachs, gebraten	salmon, cooked	208	23.6	0.0	12.6	0.0	0.0	Lachs;Lachsfilet	salmon;salmon fillet;grilled salmon	piece=120	fish	
salmon-raw	bls	T410100	Lachs, roh	salmon, raw	180	19.9	0.0	11.2	0.0	0.0	Lachsfilet roh	raw salmon fillet	piece=125	fish	
salmon-smoked	bls	T410600	Räucherlachs	smoked salmon	170	21.3	0.2	9.2	0.0	0.0	geräucherter Lachs;Graved Lachs	lox;cured salmon	slice=25	fish	
sardines-oil	bls	T105702	Ölsardinen (Dose)	sardines in oil	222	24.1	0.0	13.9	0.0	0.0	Sardinen;Ölsardinen	sardines;tinned sardines	can=90;piece=20	fish	
tilapia-cooked	usda	15262	Tilapia, gegart	tilapia, cooked	128	26.2	0.0	2.7	0.0	0.0	Tilapia;Buntbarsch	tilapia	piece=87	fish	
trout-smoked	bls	T422600	Räucherforelle	smoked trout	137	21.2	0.0	5.5	0.0	0.0	geräucherte Forelle;Forellenfilet geräuchert	smoked trout fillet	piece=65	fish	
tuna-canned-oil	bls	T121702	Thunfisch in Öl (Dose)	canned tuna in oil	207	28.3	0.0	10.5	0.0	0.0	Thunfisch in Öl	tuna in oil;tinned tuna in oil	can=140;tbsp=20	fish	
tuna-canned-water	bls	T121902	Thunfisch im eigenen Saft (Dose)	canned tuna in water	95	22.9	0.0	0.4	0.0	0.0	Thunfisch;Dosenthunfisch;Thunfisch naturell	tuna;tinned tuna;tuna in brine	can=140;tbsp=20	fish	
apple	bls	F110100	Apfel	apple	58	0.4	11.7	0.5	2.3	0.0	Äpfel;Apfel mit Schale	apples	piece=150;small=120;medium=150;large=200;slice=15	fruit	
apple-sauce	bls	F923900	Apfelmus, ungesüßt	apple sauce, unsweetened	63	0.4	14.1	0.3	1.1	0.0	Apfelmus;Apfelmark	apple sauce;applesauce;apple purée	tbsp=25;bowl=150;cup=244	fruit	
apricot	bls	F201100	Aprikose	apricot	42	0.8	8.2	0.1	1.5	0.0	Marille;Aprikosen	apricots	piece=40	fruit	
apricots-dried	bls	F201400	Aprikosen, getrocknet	dried apricots	216	2.7	44.0	0.2	6.0	0.0	getrocknete Aprikosen;getrocknete Marillen	dried apricot	piece=8;handful=30	fruit	
banana	bls	F503100	Banane	banana	79	1.3	15.9	0.4	2.0	0.0	Bananen	bananas	piece=120;small=100;medium=120;large=140	fruit	
blueberries	bls	F304100	Heidelbeeren	blueberries	61	0.5	9.7	0.6	4.9	0.0	Blaubeeren;Heidelbeere;Blaubeere	blueberry;bilberries	handful=60;cup=148	fruit	
cherries	bls	F211100	Kirschen	sweet cherries	70	0.9	15.3	0.3	1.9	0.0	Süßkirschen;Kirsche	cherries;cherry	handful=80;piece=8;cup=138	fruit	
dates-dried	bls	F504400	Datteln, getrocknet	dates, dried	356	2.6	79.3	0.4	11.2	0.0	Datteln;Dattel	dates;date	piece=8;handful=40	fruit	
fruit-salad	bls	X270112	Obstsalat	fruit salad	56	0.8	10.9	0.4	2.2	0.0	Fruchtsalat	fresh fruit salad	bowl=180;cup=165	fruit	
grapefruit	bls	F604100	Grapefruit	grapefruit	35	0.5	6.5	0.2	0.6	0.0	Pampelmuse	pink grapefruit	piece=250;slice=125	fruit	
grapes	bls	F310100	Weintrauben	grapes	61	0.8	12.2	0.3	1.6	0.0	Trauben;Weintraube;Tafeltrauben	grape;table grapes	handful=100;piece=6;cup=151	fruit	
kiwi	bls	F514100	Kiwi	kiwi fruit	61	0.9	10.1	0.5	3.9	0.0	Kiwis	kiwi;kiwifruit	piece=70	fruit	
lemon	bls	F601100	Zitrone	lemon	40	0.7	3.2	0.4	1.3	0.0	Zitronen	lemons	piece=60;slice=8	fruit	
mandarin	bls	F606100	Mandarine	mandarin	53	1.0	10.1	0.3	1.1	0.0	Mandarinen;Clementine;Satsuma	tangerine;satsuma;clementine;mandarin orange	piece=60	fruit	
mango	bls	F516100	Mango	mango	60	0.7	12.0	0.5	1.7	0.0	Mangos	mangoes	piece=200;cup=165	fruit	
melon-honeydew	bls	F533100	Honigmelone	honeydew melon	46	0.5	10.1	0.1	1.1	0.0	Zuckermelone;Melone	melon;honeydew	slice=125;cup=170	fruit	
nectarine	bls	F202100	Nektarine	nectarine	48	1.1	9.2	0.2	1.7	0.0	Nektarinen	nectarines	piece=130	fruit	
orange	bls	F603100	Orange	orange	49	1.0	8.9	0.2	2.2	0.0	Apfelsine;Orangen	oranges	piece=150;small=110;medium=150;large=190	fruit	
peach	bls	F203100	Pfirsich	peach	39	0.7	8.0	0.1	1.7	0.0	Pfirsiche	peaches	piece=130	fruit	
pear	bls	F130100	Birne	pear	58	0.3	13.2	0.3	2.8	0.0	Birnen	pears	piece=160;small=130;medium=160;large=210	fruit	
pineapple	bls	F501100	Ananas	pineapple	46	0.5	9.4	0.1	1.4	0.0	frische Ananas	fresh pineapple	slice=80;cup=165	fruit	
plum	bls	F220100	Pflaume	plum	48	0.3	10.7	0.2	1.7	0.0	Zwetschge;Pflaumen;Zwetschke	plums	piece=40	fruit	
raisins	bls	F840100	Rosinen	raisins	288	2.7	61.8	1.0	5.4	0.0	Sultaninen;Weinbeeren	sultanas;raisin	tbsp=12;handful=30;cup=145	fruit	
raspberries	bls	F302100	Himbeeren	raspberries	43	1.0	5.2	0.3	4.7	0.0	Himbeere	raspberry	handful=60;cup=123	fruit	
strawberries	bls	F301100	Erdbeeren	strawberries	38	0.8	5.9	0.4	2.0	0.0	Erdbeere	strawberry	handful=80;piece=12;cup=152;bowl=200	fruit	
watermelon	bls	F535100	Wassermelone	watermelon	35	0.6	7.0	0.4	0.2	0.0	Wassermelonen	water melon	slice=280;cup=152	fruit	
breadcrumbs	bls	B821000	Paniermehl	breadcrumbs	364	11.6	67.5	4.0	5.3	0.0	Semmelbrösel;Brösel;Semmelmehl	dry breadcrumbs	tbsp=10;cup=108	grain	
bulgur-cooked	bls	C119132	Bulgur, gekocht	bulgur wheat, cooked	152	5.5	29.1	0.9	3.0	0.0	Bulgur	bulgur;bulgar wheat;cracked wheat	bowl=180;cup=182	grain	
cereal-sweet	bls	C534300	Frühstücksflocken, süß (Schoko, Honig)	sweet breakfast cereal (chocolate, honey)	371	7.9	75.3	2.8	5.4	0.0	Schokoflocken;Honigpops;Schokocerealien	chocolate cereal;honey cereal;breakfast cereal	bowl=40;cup=32	grain	
cornflakes	bls	C515400	Cornflakes	corn flakes	376	7.2	83.0	0.8	4.1	0.0	Maisflocken	cornflakes	bowl=40;cup=28	grain	
cornstarch	bls	C446000	Speisestärke (Maisstärke)	cornflour (corn starch)	348	0.4	85.9	0.1	1.0	0.0	Maisstärke;Speisestärke;Stärkemehl	cornflour;cornstarch	tbsp=8;tsp=3	grain	
couscous-cooked	bls	C119232	Couscous, gekocht	couscous, cooked	156	4.9	31.1	0.7	2.8	0.0	Couscous;Kuskus	couscous	bowl=180;cup=157	grain	
couscous-dry	bls	C119200	Couscous, roh	couscous, dry	350	11.7	68.9	1.7	6.2	0.0	Kuskus roh	uncooked couscous	cup=173;handful=40	grain	
egg-noodles-cooked	bls	E432032	Eiernudeln, gekocht	egg noodles, cooked	130	5.2	24.7	0.9	1.3	0.0	Eiernudeln;Bandnudeln;Tagliatelle	egg noodles;tagliatelle	bowl=220;cup=160	grain	
flour-wheat-white	bls	C214100	Weizenmehl Type 405	white wheat flour	348	10.5	71.8	0.9	5.3	0.0	Mehl;Weißmehl;glattes Mehl	plain flour;all-purpose flour;flour	tbsp=10;tsp=3;cup=125	grain	
flour-wheat-whole	bls	C211000	Weizenvollkornmehl	whole wheat flour	339	12.8	61.8	1.8	12.3	0.0	Vollkornmehl	wholemeal flour	tbsp=10;cup=120	grain	
muesli-crunchy	bls	C514200	Knuspermüsli	crunchy granola	421	9.0	56.4	16.0	7.7	0.0	Granola;Crunchy;Crunchy-Müsli	granola;crunchy muesli;oat clusters	tbsp=12;bowl=60;cup=110	grain	
muesli-fruit	bls	C512300	Müsli mit Trockenfrüchten	muesli with dried fruit	327	9.0	55.9	4.9	10.5	0.0	Müsli;Früchtemüsli;Müesli	muesli;fruit muesli	tbsp=10;bowl=60;cup=85	grain	
oat-bran	bls	C138000	Haferkleie	oat bran	371	15.6	53.3	7.7	12.9	0.0	Haferkleieflocken	oatbran	tbsp=8;cup=94	grain	
oats-rolled	bls	C133000	Haferflocken	rolled oats	348	13.2	53.3	6.7	11.0	0.0	zarte Haferflocken;kernige Haferflocken;Hafer	porridge oats;oats;oat flakes;old-fashioned oats	tbsp=10;handful=25;bowl=50;cup=85	grain	
pasta-cooked	bls	E401032	Nudeln, gekocht	pasta, cooked	146	5.4	28.7	0.7	1.5	0.0	Nudeln;Pasta;Spaghetti;Penne;Makkaroni;Teigwaren	pasta;spaghetti;penne;macaroni;noodles	bowl=220;cup=140	grain	
pasta-raw	bls	E401000	Nudeln, roh	pasta, dry	346	12.4	68.8	1.6	3.4	0.0	Hartweizennudeln roh;Spaghetti roh;Penne roh;Teigwaren roh	dried pasta;uncooked pasta;spaghetti, dry;penne, dry	bowl=100;cup=100	grain	
pasta-wholemeal-cooked	bls	E500032	Vollkornnudeln, gekocht	wholewheat pasta, cooked	130	5.4	22.6	1.1	3.9	0.0	Vollkornnudeln;Vollkornspaghetti;Vollkornpasta	wholewheat pasta;wholemeal pasta;wholewheat spaghetti	bowl=220;cup=140	grain	
pasta-wholemeal-raw	bls	E510000	Vollkornnudeln, roh	wholewheat pasta, dry	356	14.3	62.9	2.9	10.2	0.0	Vollkornspaghetti roh	wholemeal pasta, dry	bowl=100;cup=100	grain	
polenta-cooked	bls	C346032	Polenta, gekocht	polenta, cooked	123	3.2	23.5	1.1	3.5	0.0	Maisbrei;Sterz	polenta	bowl=200;cup=240	grain	
porridge-milk	bls	X9A2100	Haferbrei mit Milch, gekocht	porridge made with milk	134	6.3	15.0	4.9	2.2	0.0	Porridge;Porridge mit Milch;Haferschleim mit Milch	porridge;oatmeal;oatmeal made with milk	bowl=250;cup=240	grain	
porridge-water	bls	X9A2120	Haferbrei mit Wasser, gekocht	porridge made with water	71	2.7	10.8	1.4	2.2	0.0	Porridge mit Wasser	oatmeal made with water;oatmeal cooked in water	bowl=250;cup=234	grain	
quinoa-cooked	bls	C118032	Quinoa, gekocht	quinoa, cooked	104	3.5	16.9	1.8	3.1	0.0	Quinoa	quinoa	bowl=180;cup=185	grain	
quinoa-dry	bls	C118000	Quinoa, roh	quinoa, dry	361	12.6	59.7	6.3	7.6	0.0	Quinoa ungekocht	uncooked quinoa	cup=170;handful=40	grain	
rice-brown-cooked	bls	C351032	Vollkornreis, gekocht	brown rice, cooked	128	3.0	26.3	0.9	1.4	0.0	Naturreis;brauner Reis	brown rice;wholegrain rice	bowl=180;cup=195	grain	
rice-brown-raw	bls	C351000	Vollkornreis, roh	brown rice, raw	360	8.4	73.4	2.7	4.0	0.0	Naturreis roh	wholegrain rice, raw;uncooked brown rice	cup=190;handful=40	grain	
rice-noodles-cooked	bls	C559032	Reisnudeln, gekocht	rice noodles, cooked	91	1.9	20.4	0.2	0.4	0.0	Reisnudeln;Reisbandnudeln	rice noodles;rice vermicelli	bowl=180;cup=176	grain	
rice-white-cooked	bls	C352032	Reis, weiß, gekocht	white rice, cooked	117	3.3	24.8	0.4	0.6	0.0	Reis;gekochter Reis;Basmatireis;Jasminreis	rice;boiled rice;steamed rice;basmati rice;jasmine rice	bowl=180;cup=158;tbsp=20	grain	
rice-white-raw	bls	C352000	Reis, weiß, roh	white rice, raw	351	7.9	77.1	0.6	2.5	0.0	Reis ungekocht;Langkornreis roh;Basmatireis roh	uncooked white rice;basmati rice, raw;long-grain rice, raw	cup=185;handful=40;tbsp=15	grain	
semolina-dry	bls	C218000	Weichweizengrieß, roh	semolina, dry	355	10.7	74.0	0.9	4.1	0.0	Grieß;Weizengrieß	semolina;farina	tbsp=12;cup=167	grain	
spaetzle-cooked	bls	E438032	Spätzle (frische Eiernudeln), gekocht	spaetzle (fresh egg pasta), cooked	172	7.3	29.6	2.3	2.1	0.0	Spätzle;Spätzla;Knöpfle;Nockerl;frische Nudeln	spaetzle;spätzle;fresh egg pasta	bowl=200;cup=150	grain	
baked-beans	bls	H900900	Weiße Bohnen in Tomatensoße (Dose)	baked beans in tomato sauce	94	5.1	12.9	1.3	4.1	0.0	Baked Beans;Bohnen in Tomatensauce	baked beans;beans in tomato sauce	can=415;cup=254	legume	
black-beans-cooked	usda	16015	Schwarze Bohnen, gekocht	black beans, cooked	132	8.9	15.0	0.5	8.7	0.0	Schwarze Bohnen	black beans;frijoles negros	cup=172;tbsp=20	legume	
chickpeas-canned	bls	H720902	Kichererbsen (Dose), abgetropft	chickpeas (canned), drained	136	7.5	15.5	2.7	9.8	0.0	Kichererbsen	chickpeas;garbanzo beans;tinned chickpeas	can=240;cup=164;tbsp=20	legume	
chickpeas-dry	bls	G770400	Kichererbsen, roh	chickpeas, dry	317	18.6	39.6	5.9	15.5	0.0	getrocknete Kichererbsen	dried chickpeas;garbanzo beans, dry	cup=200;tbsp=12	legume	
edamame	bls	G750100	Edamame	edamame beans	146	13.0	6.2	6.8	4.2	0.0	grüne Sojabohnen	edamame;green soybeans	cup=155;handful=50	legume	
kidney-beans-canned	bls	H742902	Kidneybohnen (Dose), abgetropft	kidney beans (canned), drained	128	8.5	15.1	1.0	11.2	0.0	Kidneybohnen;rote Bohnen	kidney beans;red beans	can=255;cup=177;tbsp=20	legume	
lentils-cooked	bls	H730132	Linsen, gekocht	lentils, cooked	119	9.1	15.5	0.7	7.2	0.0	Linsen	lentils;boiled lentils	bowl=200;cup=198;tbsp=20	legume	
lentils-dry	bls	H725100	Linsen, roh	lentils, dry	323	23.4	44.8	1.7	17.6	0.0	Tellerlinsen;Berglinsen;getrocknete Linsen	dried lentils;brown lentils;green lentils	cup=192;tbsp=12	legume	
lentils-red-dry	bls	H730000	Rote Linsen, roh	red lentils, dry	334	25.6	48.8	2.2	8.5	0.0	Rote Linsen	red lentils;split red lentils	cup=192;tbsp=12	legume	
seitan	bls	C558000	Seitan	seitan	199	28.4	4.0	7.2	2.1	0.0	Weizeneiweiß	wheat gluten;wheat meat	piece=100	legume	
soy-mince-dry	bls	H765000	Sojagranulat, trocken	textured soy protein, dry	351	50.2	13.5	6.7	18.1	0.0	Sojaschnetzel;Sojahack trocken	TVP;soya mince, dry;soy chunks	cup=90;tbsp=8	legume	
tofu	bls	H861000	Tofu	tofu	115	15.5	0.0	5.6	1.3	0.0	Naturtofu;Sojaquark	firm tofu;bean curd	piece=200;slice=40	legume	
veggie-sausage	bls	H910300	Vegetarische Bratwurst	vegetarian sausage	195	18.4	5.3	9.8	5.5	0.0	Veggie-Wurst;Tofuwurst	veggie sausage;meat-free sausage	piece=80	legume	
veggie-schnitzel	bls	H910400	Veganes Schnitzel	vegan schnitzel	297	15.6	13.6	18.6	5.8	0.0	Veggie-Schnitzel;Sojaschnitzel	meat-free cutlet;vegan cutlet	piece=90	legume	
white-beans-canned	bls	H740902	Weiße Bohnen (Dose), abgetropft	white beans (canned), drained	130	9.0	17.7	0.6	7.1	0.0	Weiße Bohnen;Cannellini-Bohnen	white beans;cannellini beans;haricot beans	can=250;cup=179;tbsp=20	legume	
bacon-fried	usda	10862	Frühstücksspeck, knusprig gebraten	bacon, fried	468	33.9	1.7	35.1	0.0	0.0	gebratener Speck;gebratener Bacon	bacon;crispy bacon;fried bacon	slice=12	meat	
bacon-raw	bls	W415000	Frühstücksspeck, roh	bacon, raw	304	16.6	0.5	26.2	0.0	0.0	Bacon;Speck;Bauchspeck;Speckwürfel	raw bacon;streaky bacon, raw	slice=15;tbsp=12	meat	
beef-mince-cooked	bls	U010182	Rinderhackfleisch, gebraten	minced beef, cooked	303	26.6	0.0	21.9	0.0	0.0	Rinderhack;Rinderhackfleisch;Rinderfaschiertes	minced beef;ground beef;beef mince;mince	piece=90;cup=220	meat	
beef-mince-raw	bls	U010100	Rinderhackfleisch, roh	minced beef, raw	224	19.1	0.0	16.4	0.0	0.0	Rinderhack roh;Rinderfaschiertes roh	ground beef, raw;raw minced beef	piece=125;cup=225	meat	
beef-steak-cooked	bls	Y134022	Rindersteak, gebraten	beef steak, cooked	180	28.7	0.0	7.3	0.0	0.0	Rumpsteak;Steak;Rindersteak	steak;beef steak;sirloin steak	piece=170	meat	
beef-steak-raw	bls	U131100	Rindersteak, roh	beef steak, raw	130	22.5	0.0	4.5	0.0	0.0	Rumpsteak roh;Rinderhüftsteak roh	sirloin steak, raw;raw beef steak	piece=200	meat	
bockwurst	bls	W211100	Bockwurst	bockwurst	273	13.1	0.0	24.5	0.1	0.0	Brühwurst;Knackwurst	boiled sausage;knackwurst	piece=115	meat	
bratwurst	bls	Y021312	Bratwurst, gebraten	bratwurst, fried	252	12.6	0.1	22.3	0.1	0.0	Bratwurst;Rostbratwurst;Thüringer;Grillwurst	bratwurst;grilled sausage;sausage;brat;banger	piece=100;small=30;large=150	meat	
chicken-breast-cooked	bls	V416182	Hähnchenbrustfilet, gebraten	chicken breast, cooked	137	30.8	0.0	1.6	0.0	0.0	Hähnchenbrust;Hühnerbrust;Hähnchenfilet	chicken breast;grilled chicken breast;fried chicken breast	piece=120;slice=25	meat	
chicken-breast-raw	bls	V416100	Hähnchenbrustfilet, roh	chicken breast, raw	109	23.3	0.0	1.8	0.0	0.0	Hühnerbrust roh;Hähnchenfilet roh	raw chicken breast;chicken fillet, raw	piece=150	meat	
chicken-nuggets	usda	22975	Chicken Nuggets	chicken nuggets	261	14.4	15.5	15.4	0.7	0.0	Hähnchennuggets;Hühnernuggets	nuggets	piece=20	meat	
chicken-roast	bls	Y560322	Brathähnchen	roast chicken	230	22.7	0.0	15.4	0.1	0.0	Grillhähnchen;Broiler;Hendl;halbes Hähnchen;Hähnchen;Huhn	chicken;rotisserie chicken;whole roast chicken	piece=350;slice=60	meat	
chicken-schnitzel	bls	Y591112	Hähnchenschnitzel, paniert, gebraten	breaded chicken schnitzel	186	20.9	6.6	8.1	0.6	0.0	Hähnchenschnitzel;Hühnerschnitzel	breaded chicken breast;chicken escalope;chicken cutlet	piece=150	meat	
chicken-thigh-roast	bls	V4A5162	Hähnchenoberschenkel mit Haut, gebraten	chicken thigh with skin, roasted	256	24.9	0.0	17.4	0.0	0.0	Hähnchenkeule;Hühnerkeule;Hähnchenschenkel	chicken thigh;chicken leg	piece=110	meat	
chicken-wings-roast	bls	V417162	Hähnchenflügel, gebraten	chicken wings, roasted	226	24.8	0.0	14.1	0.0	0.0	Chicken Wings;Hähnchenflügel;Hühnerflügel	chicken wings	piece=30	meat	
gyros	bls	Y384112	Gyros (Schwein), gebraten	gyros meat (pork)	230	24.4	0.5	14.5	0.3	0.0	Gyros;Gyrosfleisch	gyros;gyro meat	piece=150	meat	
ham-cooked	bls	W424000	Kochschinken	cooked ham	130	22.5	0.7	3.7	0.0	0.0	Schinken gekocht;gekochter Schinken;Pressschinken	ham;boiled ham;deli ham	slice=25	meat	
ham-raw	bls	U682700	Rohschinken	dry-cured ham	270	24.1	0.1	18.9	0.0	0.0	roher Schinken;Schwarzwälder Schinken;Serranoschinken;Parmaschinken	prosciutto;Parma ham;cured ham	slice=15	meat	
lamb-chop	bls	U727162	Lammkotelett, gebraten	lamb chop, cooked	293	27.9	0.0	20.2	0.0	0.0	Lammkotelett;Lammkrone	lamb chop;lamb cutlet	piece=80	meat	
leberkaese	bls	W256100	Leberkäse	leberkäse (meat loaf)	295	11.8	0.2	27.4	0.1	0.0	Fleischkäse;Leberkäs;Leberkas	leberkase;Bavarian meatloaf	slice=120	meat	
liver-sausage	bls	W310000	Leberwurst	liver sausage	357	12.3	2.1	33.2	0.0	0.0	Streichwurst;Leberaufstrich	liverwurst;liver pâté spread	tbsp=25;slice=25	meat	
lyoner	bls	W231100	Lyoner	lyoner sausage	281	12.3	0.3	25.5	0.0	0.0	Wurst;Fleischwurst;Extrawurst;Stadtwurst;Aufschnitt	bologna;baloney;ham sausage	slice=20;piece=100	meat	
meatball	bls	Y036122	Frikadelle	meat patty (frikadelle)	269	18.7	4.5	19.5	0.5	0.0	Frikadellen;Bulette;Fleischpflanzerl;Fleischküchle;Fleischlaberl;Hackbällchen	meatball;meatballs;rissole;burger patty	piece=100;ball=30	meat	
mixed-mince-raw	bls	U050100	Hackfleisch, gemischt, roh	mixed mince (beef and pork), raw	236	18.8	0.0	17.8	0.0	0.0	Hackfleisch;Gehacktes;Faschiertes;gemischtes Hackfleisch	mixed ground meat;mixed minced meat	piece=125;cup=225	meat	
pork-chop	bls	Y321222	Schweinekotelett, gebraten	pork chop, cooked	230	26.9	0.0	13.6	0.0	0.0	Kotelett;Schweinekarree	pork chop	piece=150	meat	
pork-fillet	bls	U611162	Schweinefilet, gebraten	pork tenderloin, cooked	144	28.9	0.0	3.2	0.0	0.0	Schweinefilet;Schweinelende;Lungenbraten vom Schwein	pork tenderloin;pork fillet	piece=150;slice=40	meat	
pork-neck-steak	bls	U532172	Schweinenackensteak, gegrillt	grilled pork neck steak	226	25.3	0.0	13.9	0.0	0.0	Nackensteak;Kammsteak;Schopfsteak	pork collar steak;pork shoulder steak	piece=150	meat	
pork-roast	bls	Y352212	Schweinebraten	roast pork	264	27.2	0.0	17.2	0.1	0.0	Schweinsbraten;Braten vom Schwein	pork roast;roast pork joint	slice=60	meat	
pork-schnitzel-breaded	bls	Y332132	Schweineschnitzel, paniert, gebraten	breaded pork schnitzel	220	22.7	7.6	10.6	0.7	0.0	Schnitzel;paniertes Schnitzel;Schnitzel Wiener Art	schnitzel;breaded pork cutlet	piece=180	meat	
poultry-cold-cuts	bls	W288100	Geflügelwurst (Aufschnitt)	poultry sausage (cold cut)	229	12.6	0.0	19.1	0.5	0.0	Geflügelwurst;Putenwurst;Geflügelmortadella	chicken sausage slices;turkey bologna	slice=20	meat	
salami	bls	W140000	Salami	salami	374	23.5	0.0	30.9	0.0	0.0	Dauerwurst;Hartwurst	pepperoni;hard salami	slice=8	meat	
turkey-breast-cooked	bls	V486182	Putenbrust, gebraten	turkey breast, cooked	148	33.7	0.0	1.4	0.0	0.0	Putenschnitzel natur;Putensteak;Truthahnbrust	turkey breast;turkey steak	piece=120	meat	
turkey-ham	bls	W561000	Putenbrustaufschnitt	sliced turkey breast	107	23.0	0.0	1.6	0.0	0.0	Putenbrust Aufschnitt;Truthahnschinken	turkey deli slices;turkey ham	slice=20	meat	
veal-wiener-schnitzel	bls	Y231322	Wiener Schnitzel (Kalb)	Wiener schnitzel (veal)	192	18.7	9.5	8.5	0.8	0.0	Wiener Schnitzel;Kalbsschnitzel paniert	wiener schnitzel;breaded veal cutlet	piece=180	meat	
weisswurst	bls	W224000	Weißwurst	white veal sausage (weisswurst)	292	11.7	0.1	27.2	0.1	0.0	Münchner Weißwurst	weisswurst	piece=75	meat	
wiener	bls	W211200	Wiener Würstchen	wiener sausage	289	12.9	0.0	26.2	0.0	0.0	Wiener;Würstchen;Würstel;Saitenwürstchen;Frankfurter	wiener;frankfurter;hot dog sausage;frank	piece=60	meat	
almonds	bls	H210100	Mandeln	almonds	544	22.3	3.9	46.6	10.0	0.0	Mandel;Mandelkerne	almond;whole almonds	handful=25;piece=1;tbsp=10;cup=143	nut	
brazil-nuts	bls	H180100	Paranüsse	Brazil nuts	704	17.0	2.8	68.1	5.8	0.0	Paranuss	brazil nut	piece=5;handful=25	nut	
cashews	bls	H170100	Cashewkerne	cashew nuts	618	21.0	26.0	47.1	3.0	0.0	Cashews;Cashewnüsse;Cashewkern	cashews;cashew	handful=25;cup=130	nut	
chia-seeds	bls	H480100	Chiasamen	chia seeds	479	22.1	3.7	32.8	40.2	0.0	Chia	chia	tbsp=12;tsp=4	nut	
coconut-desiccated	bls	H150400	Kokosraspel	desiccated coconut	676	7.4	7.8	65.2	14.8	0.0	Kokosflocken;Kokosnuss geraspelt	shredded coconut;coconut flakes	tbsp=6;cup=85	nut	
hazelnuts	bls	H130100	Haselnüsse	hazelnuts	667	16.3	4.2	63.3	7.6	0.0	Haselnuss;Haselnusskerne	hazelnut;filberts;cobnuts	handful=25;tbsp=10;cup=135	nut	
linseed	bls	H410100	Leinsamen	linseed	470	22.3	1.7	36.5	22.7	0.0	Leinsaat	flaxseed;flax seeds	tbsp=10;tsp=3	nut	
peanut-butter	usda	16098	Erdnussbutter	peanut butter	588	25.1	13.6	50.4	6.0	0.0	Erdnussmus;Erdnusscreme	smooth peanut butter;peanut spread	tbsp=16;tsp=6	nut	
peanuts-salted	bls	H110700	Erdnüsse, geröstet und gesalzen	peanuts, roasted and salted	614	28.7	9.9	49.2	8.3	0.0	Erdnüsse;Salzerdnüsse;Erdnuss	peanuts;salted peanuts;peanut	handful=25;cup=146	nut	
pecans	bls	H160100	Pekannüsse	pecans	723	11.0	3.0	72.0	9.5	0.0	Pekannuss;Pecannüsse	pecan;pecan nuts	handful=25;cup=99	nut	
pistachios-salted	bls	H250700	Pistazien, geröstet und gesalzen	pistachios, roasted and salted	588	23.0	8.6	49.3	8.8	0.0	Pistazien;Pistazie	pistachios;pistachio nuts	handful=25;cup=123	nut	
pumpkin-seeds	bls	H310100	Kürbiskerne	pumpkin seeds	588	35.5	2.8	46.3	8.7	0.0	Kürbiskern	pepitas	tbsp=10;handful=25	nut	
sesame-seeds	bls	H420100	Sesam	sesame seeds	565	20.9	1.4	50.4	11.2	0.0	Sesamsamen;Sesamkörner	sesame	tbsp=9;tsp=3	nut	
sunflower-seeds	bls	H430100	Sonnenblumenkerne	sunflower seeds	564	26.1	4.8	47.6	5.8	0.0	Sonnenblumenkern	sunflower kernels	tbsp=10;handful=25	nut	
trail-mix	bls	H810000	Studentenfutter	trail mix	485	12.3	32.3	32.2	6.2	0.0	Nussmischung mit Rosinen;Nuss-Frucht-Mix	mixed nuts and raisins;fruit and nut mix	handful=30;cup=140	nut	
walnuts	bls	H120100	Walnüsse	walnuts	721	16.1	3.0	70.6	4.6	0.0	Walnuss;Baumnüsse;Walnusskerne	walnut;walnut halves	handful=25;piece=5;cup=100	nut	
bbq-sauce	usda	06150	Barbecuesoße	barbecue sauce	172	0.8	39.9	0.6	0.9	0.0	Grillsoße;BBQ-Soße	BBQ sauce	tbsp=17	sauce	
dressing-vinaigrette	bls	X351040	Vinaigrette	vinaigrette	399	0.1	0.3	43.4	0.1	0.0	Essig-Öl-Dressing;Salatdressing	oil and vinegar dressing;French dressing;salad dressing	tbsp=14	sauce	
dressing-yogurt	bls	X357340	Joghurtdressing	yogurt dressing	128	3.3	3.5	10.7	0.0	0.0	Joghurtsoße	yoghurt dressing	tbsp=15	sauce	
gravy	bls	X330043	Bratensoße	gravy	76	1.1	5.5	5.4	0.4	0.0	Bratensauce;braune Soße;Soße	brown gravy;brown sauce	tbsp=15;bowl=80	sauce	1.02
guacamole	bls	X389000	Guacamole	guacamole	113	1.4	2.0	10.2	3.7	0.0	Avocadocreme;Avocadodip	avocado dip	tbsp=20;bowl=100	sauce	
hummus	bls	H960000	Hummus	hummus	324	5.9	8.0	28.5	5.9	0.0	Kichererbsenmus;Humus	houmous;hoummos;chickpea dip	tbsp=20;pot=175	sauce	
ketchup	bls	R141100	Ketchup	ketchup	98	1.4	21.2	0.1	1.8	0.0	Tomatenketchup;Ketschup	tomato ketchup;catsup	tbsp=17;tsp=6	sauce	
mayonnaise	bls	Q991000	Mayonnaise	mayonnaise	750	1.5	2.3	81.2	0.6	0.0	Mayo;Majonäse	mayo	tbsp=15;tsp=5	sauce	
mustard	bls	R132000	Senf, mittelscharf	mustard	111	5.5	2.9	7.0	4.5	0.0	Senf;Mostrich	yellow mustard;Dijon mustard	tsp=5;tbsp=15	sauce	
pesto	bls	X372012	Pesto, grün	green pesto	542	6.7	0.7	56.5	2.1	0.0	Pesto;Basilikumpesto	pesto;basil pesto	tbsp=16;tsp=5	sauce	
soy-sauce	bls	R143000	Sojasoße	soy sauce	66	6.3	5.5	0.9	1.1	0.0	Sojasauce	soya sauce;tamari	tsp=6;tbsp=17	sauce	1.15
tomato-passata	bls	R161200	Passierte Tomaten	passata	29	1.2	3.9	0.1	1.8	0.0	Tomatenpüree;Passata	sieved tomatoes;tomato passata	cup=245;tbsp=15	sauce	1.03
tomato-paste	bls	R160000	Tomatenmark	tomato paste	81	3.4	13.2	0.2	4.7	0.0	Tomatenkonzentrat	tomato purée;tomato concentrate	tbsp=16;tsp=5	sauce	
tomato-sauce	bls	X331353	Tomatensoße	tomato sauce for pasta	55	1.1	3.5	3.7	1.3	0.0	Tomatensauce;Nudelsoße	pasta sauce;marinara sauce	bowl=120;tbsp=15	sauce	
tzatziki	bls	X476512	Tzatziki	tzatziki	81	2.4	3.5	6.0	0.6	0.0	Zaziki;Tsatsiki	tzatziki dip;cucumber yogurt dip	tbsp=20;bowl=100	sauce	
vinegar	bls	R123100	Apfelessig	cider vinegar	18	0.2	0.2	0.0	0.0	0.0	Essig	vinegar;apple cider vinegar	tbsp=15;tsp=5	sauce	1.01
vinegar-balsamic	bls	R125000	Balsamico-Essig	balsamic vinegar	95	0.0	20.0	0.0	0.0	0.0	Balsamico;Aceto Balsamico	balsamic	tbsp=16;tsp=5	sauce	1.06
crackers	bls	D050000	Cracker	crackers	495	8.8	58.5	24.1	4.3	0.0	Kräcker;Salzcracker	cracker;savoury biscuits	piece=4	snack	
crisps	bls	K280100	Kartoffelchips	potato crisps	526	5.5	45.9	34.3	4.8	0.0	Chips	crisps;potato chips	handful=25;bowl=50	snack	
peanut-puffs	bls	D041000	Erdnussflips	peanut puffs	478	15.2	43.6	25.0	8.9	0.0	Flips	peanut flips	handful=20;bowl=40	snack	
popcorn-salted	bls	C518000	Popcorn, gesalzen	popcorn, salted	395	7.5	54.7	14.7	6.7	0.0	Popcorn	popcorn	handful=8;bowl=30	snack	
popcorn-sweet	bls	C519000	Popcorn, süß	popcorn, sweet	406	6.0	64.4	12.6	5.3	0.0	süßes Popcorn;Kinopopcorn	sweet popcorn;toffee popcorn	handful=10;bowl=40	snack	
pretzel-sticks	bls	D064000	Salzstangen	pretzel sticks	389	11.5	73.7	4.3	4.2	0.0	Salzbrezeln;Salzgebäck	mini pretzels;salted pretzels	handful=25;bowl=50	snack	
rice-cakes	bls	C532700	Reiswaffeln	rice cakes	371	8.0	77.5	2.4	3.6	0.0	Reiswaffel	rice cake;puffed rice cakes	piece=8	snack	
rice-cakes-choc	bls	C532900	Reiswaffeln mit Schokolade	chocolate rice cakes	475	7.1	61.0	21.4	5.0	0.0	Schokoreiswaffeln	chocolate-coated rice cakes	piece=16	snack	
tortilla-chips	bls	C546000	Tortillachips	tortilla chips	471	6.0	61.9	21.2	4.4	0.0	Nachos;Maischips;Nachochips	nachos;corn chips	handful=25;bowl=50	snack	
apple-cake	bls	D181300	Apfelkuchen, gedeckt	covered apple cake	219	3.7	27.4	9.9	2.7	0.0	Apfelkuchen	apple cake	piece=120	sweet	
apple-pie	usda	18301	Apple Pie (amerikanisch)	apple pie	237	1.9	32.4	11.0	1.6	0.0	Apfelpie	American apple pie	piece=125	sweet	
apple-strudel	bls	D540200	Apfelstrudel	apple strudel	220	3.3	30.4	8.6	3.5	0.0	Strudel	strudel	piece=130	sweet	
berliner	bls	D7A6200	Berliner (Krapfen) mit Konfitüre	jam doughnut (Berliner)	329	6.2	44.0	13.7	2.4	0.0	Krapfen;Berliner;Faschingskrapfen;Kreppel	jam doughnut;jelly donut	piece=70	sweet	
brownie	bls	D4A2000	Brownie	brownie	489	7.3	38.7	32.8	4.9	0.0	Brownies;Schokobrownie	chocolate brownie	piece=60	sweet	
butter-biscuits	bls	D630400	Butterkekse	butter biscuits	456	7.5	68.9	16.1	2.4	0.0	Kekse;Butterkeks;Keks;Plätzchen	biscuits;plain biscuits;tea biscuits	piece=5	sweet	
cheesecake	bls	D480200	Käsekuchen	German cheesecake	261	8.4	28.9	12.1	0.7	0.0	Quarkkuchen;Topfenkuchen	quark cheesecake	piece=120	sweet	
cheesecake-us	usda	18147	Cheesecake, amerikanisch	cheesecake	321	5.5	25.1	22.5	0.4	0.0	New York Cheesecake;Cheesecake	New York cheesecake	piece=125	sweet	
chocolate-bar-caramel	bls	S581100	Schokoriegel mit Karamell und Erdnüssen	chocolate bar with caramel and peanuts	494	9.1	55.0	25.5	4.2	0.0	Schokoriegel;Karamellriegel	candy bar;caramel bar	piece=50	sweet	
chocolate-cake	bls	D433300	Schokoladenkuchen	chocolate cake	402	7.4	47.7	19.5	3.1	0.0	Schokokuchen	choc cake	piece=80	sweet	
chocolate-dark	bls	S560000	Zartbitterschokolade	dark chocolate	534	6.6	49.6	32.3	9.3	0.0	Halbbitterschokolade;dunkle Schokolade	plain chocolate;semi-sweet chocolate	piece=5;slice=20	sweet	
chocolate-milk	bls	S539900	Vollmilchschokolade	milk chocolate	555	6.3	52.0	35.1	2.5	0.0	Schokolade;Milchschokolade;Schoki	chocolate;chocolate bar	piece=5;slice=20	sweet	
chocolate-white	bls	S580000	Weiße Schokolade	white chocolate	554	6.2	56.8	33.4	0.6	0.0	weiße Schoki	white choc	piece=5;slice=20	sweet	
cocoa-powder	bls	S711000	Kakaopulver	cocoa powder	365	22.6	10.9	19.8	26.3	0.0	Backkakao	unsweetened cocoa;cacao powder	tbsp=6;tsp=2	sweet	
cookies-choc-chip	bls	D7A2000	Cookies mit Schokostückchen	chocolate chip cookies	488	6.5	64.0	22.2	3.0	0.0	Cookies;Schokokekse;Cookie	cookies;choc chip cookies;cookie	piece=15	sweet	
donut	bls	D741600	Donut	doughnut	336	7.3	41.9	14.8	2.8	0.0	Doughnut;Donuts	donut;ring doughnut	piece=55	sweet	
gummy-candy	bls	S361000	Fruchtgummi	gummy sweets	312	4.8	70.7	0.3	1.0	0.0	Gummibärchen;Weingummi;Gummibonbons	gummy bears;wine gums;jelly sweets	piece=2;handful=30	sweet	
honey	bls	S120000	Honig	honey	305	0.4	74.1	0.0	0.0	0.0	Bienenhonig;Blütenhonig	clear honey	tsp=7;tbsp=21	sweet	1.42
ice-cream-vanilla	bls	S241000	Vanilleeis	vanilla ice cream	194	2.4	22.6	10.2	0.3	0.0	Eis;Eiscreme;Speiseeis	ice cream;vanilla ice	scoop=50;cup=132	sweet	
jam	bls	S132000	Marmelade (Konfitüre)	jam	234	0.4	56.3	0.2	1.1	0.0	Marmelade;Konfitüre;Erdbeermarmelade	strawberry jam;preserves;fruit spread	tsp=8;tbsp=20	sweet	
kaiserschmarrn	bls	Y890342	Kaiserschmarrn	kaiserschmarrn (shredded pancake)	250	8.1	23.4	13.2	1.4	0.0	Kaiserschmarren;Schmarrn	shredded pancake	bowl=250	sweet	
maple-syrup	bls	S151100	Ahornsirup	maple syrup	240	0.0	59.9	0.1	0.0	0.0	Ahornsyrup	pure maple syrup	tsp=7;tbsp=20	sweet	1.33
marble-cake	bls	D431100	Marmorkuchen	marble cake	404	8.4	46.6	19.8	2.9	0.0	Kuchen;Rührkuchen;Gugelhupf	cake;pound cake;bundt cake	slice=70	sweet	
muesli-bar	bls	S830000	Müsliriegel	cereal bar	428	8.4	58.5	15.4	6.1	0.0	Getreideriegel;Haferriegel	muesli bar;granola bar;oat bar	piece=25	sweet	
muffin-chocolate	bls	D400400	Schokoladenmuffin	chocolate muffin	361	7.4	43.5	16.5	4.4	0.0	Muffin;Schokomuffin	muffin;choc muffin	piece=80	sweet	
nut-nougat-spread	bls	S145000	Nuss-Nougat-Creme	chocolate hazelnut spread	530	6.9	54.8	30.6	3.5	0.0	Nussnougatcreme;Schokoaufstrich;Schokocreme	chocolate spread;hazelnut spread	tsp=8;tbsp=20	sweet	
pancake-german	bls	X929212	Pfannkuchen	pancake (thin, German)	267	8.3	30.1	12.1	2.0	0.0	Eierkuchen;Palatschinken;Palatschinke;Crêpe	crêpe;crepe;pancake	piece=90	sweet	
pancakes-us	usda	18288	Pancakes, amerikanisch	American pancakes	233	5.2	36.8	6.8	1.0	0.0	Pancakes;American Pancakes	pancakes;buttermilk pancakes	piece=41	sweet	
pudding-chocolate	bls	R481232	Schokoladenpudding	chocolate pudding	108	3.4	16.5	3.1	0.4	0.0	Schokopudding;Schokoflammeri	choc pudding	bowl=150;pot=150	sweet	
pudding-vanilla	bls	R481132	Vanillepudding	vanilla pudding	101	3.1	15.3	3.0	0.1	0.0	Pudding;Vanilleflammeri	blancmange;vanilla custard pudding	bowl=150;pot=150	sweet	
rice-pudding	bls	X810033	Milchreis	rice pudding	140	4.9	22.4	3.2	0.6	0.0	Reisbrei;süßer Reis	milk rice;creamed rice	bowl=250;pot=200	sweet	
sugar-white	bls	S111000	Zucker	white sugar	400	0.0	100.0	0.0	0.0	0.0	Haushaltszucker;Kristallzucker;weißer Zucker	sugar;granulated sugar;caster sugar	tsp=4;tbsp=13;cup=200;piece=3	sweet	
waffle	bls	D621000	Waffel	waffle	459	8.2	49.8	24.8	1.6	0.0	Waffeln;Herzwaffel	waffles	piece=75	sweet	
asparagus-cooked	bls	G450132	Spargel, gekocht	asparagus, cooked	16	1.7	1.3	0.1	1.3	0.0	Spargel;weißer Spargel	asparagus	piece=30;bowl=250	vegetable	
aubergine	bls	G510100	Aubergine, roh	aubergine (eggplant), raw	19	0.6	3.0	0.2	1.4	0.0	Aubergine;Melanzani	aubergine;eggplant	piece=300;slice=20	vegetable	
avocado	bls	F502100	Avocado	avocado	132	1.4	1.4	12.5	4.1	0.0	Avocados	avocados	piece=140;small=100;large=200;slice=25	vegetable	
beetroot-cooked	bls	G613132	Rote Bete, gekocht	beetroot, cooked	58	1.6	11.0	0.3	2.6	0.0	Rote Bete;Rote Rübe;Rote Beete;Rande	beetroot;beets	piece=80;slice=10;cup=170	vegetable	
broccoli-cooked	bls	G312132	Brokkoli, gekocht	broccoli, cooked	33	3.3	2.5	0.5	2.7	0.0	gekochter Brokkoli	steamed broccoli;boiled broccoli	bowl=200;cup=156	vegetable	
broccoli-raw	bls	G312100	Brokkoli, roh	broccoli, raw	35	3.6	2.3	0.6	3.0	0.0	Broccoli;Brokkoli	broccoli;raw broccoli	piece=400;cup=91	vegetable	
brussels-sprouts	bls	G332132	Rosenkohl, gekocht	Brussels sprouts, cooked	47	3.8	5.0	0.4	4.0	0.0	Rosenkohl;Kohlsprossen	Brussels sprouts;sprouts	piece=20;cup=156;bowl=180	vegetable	
cabbage-red-cooked	bls	X537063	Rotkohl, gekocht	red cabbage, braised	62	1.0	4.9	3.7	1.9	0.0	Rotkohl;Blaukraut;Rotkraut;Apfelrotkohl	red cabbage;braised red cabbage	bowl=180;tbsp=30	vegetable	
cabbage-white	bls	G342100	Weißkohl, roh	white cabbage, raw	32	1.4	4.5	0.2	3.0	0.0	Weißkohl;Weißkraut;Kraut	cabbage;white cabbage	slice=50;cup=89	vegetable	
carrot-raw	bls	G620100	Karotte, roh	carrot, raw	40	0.8	6.5	0.4	2.9	0.0	Karotte;Möhre;Mohrrübe;Karotten;Möhren;gelbe Rübe	carrot;carrots;raw carrot	piece=70;small=50;medium=70;large=100;cup=128	vegetable	
cauliflower-raw	bls	G311100	Blumenkohl, roh	cauliflower, raw	35	2.4	5.3	0.3	2.9	0.0	Blumenkohl;Karfiol	cauliflower;raw cauliflower	piece=800;cup=107	vegetable	
celery	bls	G220100	Staudensellerie	celery	17	1.2	1.5	0.1	2.6	0.0	Stangensellerie;Bleichsellerie	celery stick;celery stalk	piece=40;cup=101	vegetable	
courgette-raw	bls	G582100	Zucchini, roh	courgette (zucchini), raw	22	1.3	3.0	0.3	1.1	0.0	Zucchini;Zucchetti	courgette;zucchini	piece=200;cup=124	vegetable	
cucumber	bls	G520100	Gurke	cucumber	16	1.1	2.0	0.2	0.9	0.0	Salatgurke;Gurken;Schlangengurke	cucumbers	piece=400;slice=7;cup=104	vegetable	
garlic	bls	G490100	Knoblauch	garlic	97	6.1	3.0	0.4	28.3	0.0	Knoblauchzehe;Knofi	garlic clove	piece=4	vegetable	
gherkins	bls	G520802	Gewürzgurken	gherkins	33	0.9	5.5	0.0	0.9	0.0	Essiggurken;saure Gurken;Cornichons;Gewürzgurke;Gurkerl	pickles;pickled cucumbers;gherkin	piece=35;slice=6	vegetable	
green-beans-cooked	bls	G710132	Grüne Bohnen, gekocht	green beans, cooked	34	2.1	4.1	0.3	3.7	0.0	Grüne Bohnen;Fisolen;Buschbohnen	green beans;French beans;string beans	cup=125;bowl=180	vegetable	
hash-browns	usda	11391	Rösti (Hash Browns), gebraten	hash browns	219	2.7	25.3	11.6	3.2	0.0	Rösti;Hash Browns;Kartoffelrösti	hash brown;rosti	piece=30;cup=150	vegetable	
kale-raw	bls	G322100	Grünkohl, roh	kale, raw	53	4.2	3.3	0.7	8.4	0.0	Grünkohl;Federkohl	kale;curly kale	handful=30;cup=67	vegetable	
lambs-lettuce	bls	G104100	Feldsalat	lamb's lettuce	18	1.9	0.8	0.4	1.8	0.0	Rapunzel;Vogerlsalat;Nüsslisalat;Ackersalat	corn salad;mâche	handful=20;bowl=60	vegetable	
leek	bls	G470100	Lauch, roh	leek, raw	36	2.1	5.0	0.3	2.2	0.0	Lauch;Porree	leek;leeks	piece=150;cup=89	vegetable	
lettuce	bls	G105100	Kopfsalat	butterhead lettuce	18	1.5	1.7	0.2	1.4	0.0	grüner Salat;Häuptelsalat;Blattsalat	lettuce;green salad leaves	piece=250;slice=10;handful=20;bowl=80	vegetable	
lettuce-iceberg	bls	G103100	Eisbergsalat	iceberg lettuce	15	0.8	1.6	0.2	1.8	0.0	Eissalat	iceberg	piece=400;handful=30;bowl=80	vegetable	
mixed-veg-frozen	bls	G090200	Gemüsemischung, tiefgekühlt	mixed vegetables, frozen	36	2.3	4.4	0.4	2.9	0.0	Kaisergemüse;Mischgemüse;TK-Gemüse	frozen vegetables;mixed veg	bowl=200;cup=150	vegetable	
mushrooms-raw	bls	K701100	Champignons, roh	mushrooms, raw	28	3.7	2.9	0.3	1.9	0.0	Champignons;Pilze;Champignon	mushrooms;button mushrooms;mushroom	piece=15;cup=70;handful=60	vegetable	
olives-green	bls	H510802	Oliven, grün	green olives	132	1.2	0.0	13.6	2.4	0.0	grüne Oliven;Oliven	olives	piece=4;handful=25	vegetable	
onion	bls	G480100	Zwiebel, roh	onion, raw	34	1.2	6.0	0.2	1.4	0.0	Zwiebel;Zwiebeln;Speisezwiebel	onion;onions;raw onion	piece=80;small=50;medium=80;large=130;tbsp=10	vegetable	
peas-frozen	bls	G760200	Erbsen, tiefgekühlt	peas, frozen	77	4.9	10.0	0.7	5.3	0.0	Erbsen;TK-Erbsen;grüne Erbsen	peas;frozen peas;green peas;garden peas	tbsp=15;cup=134	vegetable	
pepper-red	bls	G543100	Paprika, rot	red bell pepper	36	1.0	6.2	0.2	2.2	0.0	Paprika;rote Paprika;Paprikaschote	bell pepper;red pepper;sweet pepper;capsicum	piece=150;slice=10;cup=149	vegetable	
potato-baked	bls	K120164	Ofenkartoffel	baked potato	100	2.5	20.7	0.2	2.6	0.0	Backkartoffel;Folienkartoffel	jacket potato	piece=200;medium=170;large=300	vegetable	
potato-boiled	bls	K110132	Kartoffeln, gekocht	potatoes, boiled	76	2.0	15.8	0.1	2.1	0.0	Kartoffeln;Salzkartoffeln;Erdäpfel;Kartoffel	potatoes;boiled potatoes;potato	piece=80;small=60;medium=100;large=160;bowl=200	vegetable	
potato-fried	bls	X651012	Bratkartoffeln	pan-fried potatoes	200	2.9	18.7	11.9	3.4	0.0	Röstkartoffeln;Bratkartoffel	fried potatoes;home fries;sauté potatoes	bowl=200;tbsp=40	vegetable	
potato-mash	bls	X634012	Kartoffelpüree	mashed potatoes	88	2.4	12.4	3.0	0.9	0.0	Kartoffelbrei;Kartoffelstock;Stampfkartoffeln;Erdäpfelpüree	mash;mashed potato	bowl=200;tbsp=50;cup=210	vegetable	
potato-raw	bls	K110100	Kartoffel, roh	potato, raw	83	1.9	17.9	0.1	1.4	0.0	rohe Kartoffeln;Erdäpfel roh	raw potato;raw potatoes	piece=90;small=70;medium=120;large=180	vegetable	
pumpkin-hokkaido	bls	G581000	Hokkaidokürbis, roh	red kuri squash (pumpkin), raw	30	1.4	5.3	0.2	0.8	0.0	Kürbis;Hokkaido	pumpkin;red kuri squash	piece=1000;slice=100;cup=116	vegetable	
rocket	bls	G130100	Rucola	rocket	21	3.6	0.0	0.4	1.7	0.0	Rauke;Rukola	arugula	handful=20;bowl=50	vegetable	
sauerkraut	bls	G345902	Sauerkraut	sauerkraut	34	1.2	2.4	0.4	4.0	0.0	Sauerkohl	pickled cabbage	bowl=180;cup=142;tbsp=30	vegetable	
spinach-raw	bls	G211100	Spinat, roh	spinach, raw	18	2.1	0.9	0.3	1.8	0.0	Spinat;Babyspinat;Blattspinat	spinach;baby spinach	handful=30;cup=30;bowl=60	vegetable	
sweet-potato-baked	bls	K420162	Süßkartoffel, gebacken	sweet potato, baked	152	2.1	32.4	0.8	4.0	0.0	Süßkartoffel;Süßkartoffeln	sweet potato;yam	piece=180;cup=200	vegetable	
sweetcorn-canned	bls	G570902	Mais (Dose), abgetropft	sweetcorn (canned), drained	79	2.7	10.8	1.9	3.6	0.0	Mais;Zuckermais;Dosenmais;Kukuruz	sweetcorn;canned corn;corn	can=285;tbsp=15;cup=164	vegetable	
tomato	bls	G561100	Tomate	tomato	22	1.0	3.3	0.1	1.3	0.0	Tomaten;Paradeiser;Kirschtomaten;Cherrytomaten	tomatoes;cherry tomatoes	piece=80;small=40;medium=80;large=150;slice=15;handful=60	vegetable	
tomatoes-canned	bls	G560900	Tomaten (Dose)	canned tomatoes	19	1.2	2.5	0.2	0.9	0.0	Dosentomaten;gehackte Tomaten;geschälte Tomaten	chopped tomatoes;tinned tomatoes	can=400;cup=240	vegetable	
"""#
}
